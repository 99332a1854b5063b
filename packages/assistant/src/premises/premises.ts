import { plain } from '@plumbline/knowledge/lexicon/index'
import { lengthOf, type Quantity, quantitiesIn } from '../understand/quantities'

/** How people ask to have something confirmed. */
const confirms =
  /(?:\b(?:right|correct|yeah|ok|true|isn't it|so we're fine)\s*\?*$)|\bis it true\b|\bonly (?:kicks|applies|apply|starts)\b|(?:¿?(?:verdad|cierto|correcto|no es asi)\s*\??$)|\bes cierto que\b|(?:c'est (?:bien )?(?:ca|cela)|n'est-ce pas|pas vrai|non)\s*\?*$|(?:oder|stimmt(?:'s)?(?: doch)?|richtig|nicht wahr)\s*\?*$|\berst ab\b|(?:对吧|对吗|是吗|是不是|没错吧)\s*[?？]*$/

export const asksToConfirm = (text: string): boolean => confirms.test(plain(text.trim()))

const METERS_PER_FOOT = 0.3048
const TOLERANCE = 0.03

type Measure = { value: number; dimension: 'length' | 'time' | 'level' }

function measureOf(quantity: Quantity): Measure | null {
  const length = lengthOf(quantity)
  if (length)
    return {
      value: length.unit === 'ft' ? length.value * METERS_PER_FOOT : length.value,
      dimension: 'length',
    }
  if (quantity.unit === 'h') return { value: quantity.value, dimension: 'time' }
  if (quantity.unit === 'day') return { value: quantity.value * 24, dimension: 'time' }
  if (quantity.unit === 'min') return { value: quantity.value / 60, dimension: 'time' }
  return quantity.unit === 'dBA' ? { value: quantity.value, dimension: 'level' } : null
}

const measuresIn = (text: string): Measure[] =>
  quantitiesIn(text).flatMap(quantity => measureOf(quantity) ?? [])

const isSame = (one: Measure, other: Measure) =>
  one.dimension === other.dimension && Math.abs(one.value - other.value) <= other.value * TOLERANCE

/**
 * Whether a question takes another figure for granted than the rule's text has: '10 ft' where it says '6 ft'. False
 * where they have no dimension in common.
 */
export function contradicts(text: string, rule: string): boolean {
  const known = measuresIn(rule.replaceAll('dB(A)', 'dBA'))
  const stated = measuresIn(text).filter(each => known.some(({ dimension }) => dimension === each.dimension))
  return stated.length > 0 && !stated.some(each => known.some(other => isSame(each, other)))
}
