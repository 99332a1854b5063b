import { plain } from '@plumbline/domain'
import { stemOf } from '@plumbline/search'
import { measuresIn } from '../premises/premises'

export type Figure = { dimension: string; value: number }

/** What is counted: '12 employees', '17 year', '40 度'. */
const counted = /(?<!\d)(\d+(?:[.,]\d+)?)\s*(?:-\s*)?(°\s?[cf]?|\p{Script=Han}|[a-z]+)/gu
const measured = /^(?:ft|feet|foot|in|inch\w*|m|cm|mm|dba?|h|min|day|hour|week|month|year)/

/** The figures of a text: those with a unit in one unit for each dimension, and other numbers by what follows them. */
export function figuresIn(text: string): Figure[] {
  const others = [...plain(text).matchAll(counted)].flatMap(([, number = '', what = '']) =>
    measured.test(what) ? [] : [{ dimension: stemOf(what), value: Number(number.replace(',', '.')) }],
  )
  return [...measuresIn(text), ...others]
}

const known = new Map<string, Figure[]>()

/** Those of the product's own texts, which are read once. */
function knownFigures(text: string): Figure[] {
  const figures = known.get(text) ?? figuresIn(text)
  known.set(text, figures)
  return figures
}

const TOLERANCE = 0.01
const isSame = (one: number, other: number) => Math.abs(one - other) <= Math.abs(other) * TOLERANCE

/**
 * How the figures of a question fit an answer. `same`: it has none, or they stand on the same side of the answer's limit
 * as those the answer was prepared for. `open`: the answer's limit decides, but which way isn't known. `other`: the
 * answer was prepared for figures on the other side.
 */
export function numberFit(
  figures: readonly Figure[],
  questions: readonly string[],
  text: string,
): 'same' | 'open' | 'other' {
  if (figures.length === 0) return 'same'
  const prepared = questions.flatMap(knownFigures)
  const limits = knownFigures(text)
  const fits = figures.map(({ dimension, value }) => {
    const of = (all: readonly Figure[]) =>
      all.filter(each => each.dimension === dimension).map(each => each.value)
    const [asPrepared, asLimit] = [of(prepared), of(limits)]
    if (asPrepared.some(each => isSame(each, value))) return 'same'
    // A rule that names no such figure doesn't depend on it.
    if (asLimit.length === 0) return 'same'
    if (asPrepared.length === 0) return 'open'
    const sides = (each: number) =>
      asLimit.map(limit => (isSame(each, limit) ? 0 : Math.sign(each - limit))).join()
    return asPrepared.some(each => sides(each) === sides(value)) ? 'same' : 'other'
  })
  return fits.includes('other') ? 'other' : fits.includes('open') ? 'open' : 'same'
}
