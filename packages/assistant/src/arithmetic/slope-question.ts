import { plain } from '@plumbline/knowledge/lexicon/index'
import { lengthOf, quantitiesIn } from '../understand/quantities'

const slope =
  /\b(slop(?:e|ed|ing)|lay(?:ing)? ?(?:it )?back|bench(?:ed|ing)?|cut ?back|set ?back|(?:each|per|both|every) sides?|talud\w*|inclinacion|pendiente|(?:por|de|cada) lado|lados|talus|pente|(?:de chaque|par) cote|boschung\w*|boschen|abboschen|(?:je|pro|jeder) seite)\b|坡|每边|两边|两侧|每侧/
const excavation =
  /\b(trench\w*|excavat\w+|ditch|dig|hole|soil|dirt|zanjas?|excavacion\w*|suelo|tranchees?|fouilles?|sol|grab(?:en|ens)|baugruben?|boden)\b|沟|槽|坑|土/

/** Whether a question is about the sides of an excavation, in lower case and without accents. */
export const asksForSlope = (typed: string): boolean => slope.test(typed) && excavation.test(typed)

const deepAfter = /^\s*(?:deep|de prof\w*|en prof\w*|prof\w*|hond\w*|tief\w*)/
const deepBefore = /(?:deep|depth|profundidad|profondeur|tiefe|深度?)(?: of| de| von| is)?\s*$/

/** How deep it is: the length that is called so, else the first one. */
export function depthIn(text: string) {
  const typed = plain(text)
  const lengths = quantitiesIn(text).flatMap(quantity => {
    const length = lengthOf(quantity)
    const isDepth = deepAfter.test(typed.slice(quantity.end)) || deepBefore.test(typed.slice(0, quantity.at))
    return length ? [{ ...length, isDepth }] : []
  })
  return lengths.find(({ isDepth }) => isDepth) ?? lengths[0]
}
