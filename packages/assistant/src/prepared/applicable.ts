import { regulationIndustryOf } from '@plumbline/domain'
import type { PreparedAnswer } from '@plumbline/knowledge/answers/prepared-answer'
import type { Found, LibraryRecord } from '../library'
import { jurisdictionOf, type Workplace } from '../place'

/** States that enforce a code of their own instead of adopting the federal one. */
const statesWithOwnCode: ReadonlySet<string> = new Set(['US-CA', 'US-MI', 'US-OR', 'US-WA'])

export const hasOwnCode = (state: string | null) => state !== null && statesWithOwnCode.has(state)

/** The federal codes that those states replace. */
export const isFederalCode = (code: string) => /^29 CFR 19(?:10|26)\b/.test(code)

/** Trenches, scaffolds and cranes are construction wherever they are. */
const constructionEverywhere = /^29 CFR 1926\.(?:4[5]\d|6[5]\d|14\d\d)\b|^CA 8 CCR (?:1540|1541|16[34]\d)/

const parents: Readonly<Record<string, string>> = { Germany: 'EU', France: 'EU', Spain: 'EU' }

/** How well a rule's sector fits a workplace: 1 for its own, 0 for another one's. */
function sectorFit(
  { sector, code }: Pick<PreparedAnswer, 'sector' | 'code'>,
  { country, industry }: Workplace,
): number {
  if (!sector) return 1
  if (country === 'US' && industry === 'mining') return 0
  const isConstruction = industry === 'construction'
  if ((sector === 'construction') === isConstruction) return 1
  return sector === 'construction' && constructionEverywhere.test(code) ? 0.9 : 0
}

/** How far an answer applies at a workplace: a state's own before its country's, and never one of another place or sector. */
export function fitOf(answer: PreparedAnswer, place: Workplace): number {
  const { jurisdiction, region } = jurisdictionOf(place)
  if (!jurisdiction) return 0
  const sector = sectorFit(answer, place)
  if (answer.jurisdiction !== jurisdiction) {
    return answer.jurisdiction === parents[jurisdiction] ? sector * 0.8 : 0
  }
  if (answer.region) return answer.region === region ? sector * 1.1 : 0
  return sector
}

/** Lines of business whose rules say nothing about other ones. */
const ownIndustries: ReadonlySet<string> = new Set(['Agriculture', 'Maritime', 'Mining', 'Telecom'])

function isElsewhere(
  { code, industry, region, isOwn }: LibraryRecord,
  place: Workplace,
  hasStateRule: boolean,
) {
  if (isOwn) return false
  const isSite = place.industry === 'construction'
  if (/^29 CFR 1926\b/.test(code) && !isSite && !constructionEverywhere.test(code)) return true
  if (hasStateRule && region === null && isFederalCode(code)) return true
  return ownIndustries.has(industry) && industry !== regulationIndustryOf(place.industry)
}

/** 'Small cranes up to 2,000 lb': a rule for what stays below a limit. */
const upTo = /\b(?:up to|under|below) (\d[\d,.]*)|(?<!\d)(\d[\d,.]*) \w+ or (?:less|fewer|lower)\b/

/** Whether a question is about more than a record's limit: 'a crane over 2000 lb'. */
function isAboveLimit({ title }: LibraryRecord, english: string): boolean {
  const [, before, after] = upTo.exec(title) ?? []
  const limit = (before ?? after)?.replaceAll(',', '')
  if (!limit) return false
  const above = new RegExp(`\\b(?:over|above|more than|exceed\\w*) ${limit}(?!\\d)`)
  return above.test(english.replaceAll(',', '').toLowerCase())
}

/** How far down a record may be that is taken instead of one that doesn't apply. */
const MAX_RANK = 4

/**
 * The records that were found, those of other places and lines of business last. The search goes by words; a rule that
 * doesn't apply comes first only where nothing else is close.
 */
export function recordsFor(
  { records, similarity }: Found,
  place: Workplace,
  english: string,
): LibraryRecord[] {
  if (similarity === null || place.country !== 'US') return [...records]
  const hasStateRule = hasOwnCode(place.state) && records.some(({ region }) => region === place.state)
  const elsewhere = new Set(
    records.filter(record => isElsewhere(record, place, hasStateRule) || isAboveLimit(record, english)),
  )
  if (records.slice(0, MAX_RANK).every(record => elsewhere.has(record))) return [...records]
  return [...records.filter(record => !elsewhere.has(record)), ...elsewhere]
}
