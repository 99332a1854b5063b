import { isStopWord, stemOf, tokensIn } from './tokens'

const sentenceEnd = /(?<=[.!?])\s+(?=[\p{Lu}$\d"'(])/u
/** Questions that a figure answers. */
const asksForFigure =
  /\b(how (high|deep|tall|far|wide|long|many|much|often|close|loud|hot|heavy|big|strong|steep)|what (height|depth|distance|angle|width)|when|limit|minimum|maximum|at least|ab welcher|wie (hoch|tief|weit|lange|viele|oft)|quelle hauteur|combien|a que altura|cuant[oa]s?|que altura)\b|多[高深远少久大长]/i

/** A word that was typed says more than one we added; the first sentence of a summary usually has the point. */
const ADDED_WEIGHT = 0.4
const FIRST_BONUS = 0.5
const FIGURE_BONUS = 1.5

/** The sentence of a text that answers a query best: most of its words, and a figure where one was asked for. */
export function answerIn(text: string, query: string, stems: ReadonlySet<string>): string | null {
  const sentences = text.split(sentenceEnd).map(each => each.trim())
  const wantsFigure = asksForFigure.test(query)
  const typed = new Set(tokensIn(query).map(stemOf))
  const scored = sentences.map((sentence, at) => {
    const words = new Set(
      tokensIn(sentence)
        .filter(word => !isStopWord(word))
        .map(stemOf),
    )
    const shared = [...words].reduce(
      (sum, stem) => sum + (typed.has(stem) ? 1 : stems.has(stem) ? ADDED_WEIGHT : 0),
      0,
    )
    const figure = wantsFigure && /\d/.test(sentence) ? FIGURE_BONUS : 0
    return { sentence, score: shared + figure + (at === 0 ? FIRST_BONUS : 0) }
  })
  return scored.toSorted((a, b) => b.score - a.score)[0]?.sentence || null
}
