import type { RegulationIndustry } from '@plumbline/domain'
import { fromMemory } from './verification'
import { type WriteUp, writtenUp } from './write-up'

/** EU regulations are numbered first or last by their year; directives always start with it. */
const regulationPaths: Record<string, string> = {
  'EU Regulation 2016/425': 'reg/2016/425',
  'EU Regulation 2023/1230': 'reg/2023/1230',
  'EU Regulation 1907/2006': 'reg/2006/1907',
  'EU Regulation 1272/2008': 'reg/2008/1272',
}

/** 'EU 89/391/EEC art. 6' stands at dir/1989/391. */
function eurLex(code: string): string {
  const [, year = '', number] = /(\d+)\/(\d+)/.exec(code) ?? []
  const directive = `dir/${year.length === 2 ? `19${year}` : year}/${number}`
  return `https://eur-lex.europa.eu/eli/${regulationPaths[code.replace(/ art\. \d+$/, '')] ?? directive}/oj`
}

export const eu = (industry: RegulationIndustry, entries: readonly WriteUp[]) =>
  writtenUp({ industry, body: 'Other', jurisdiction: 'EU', verified: fromMemory, source: eurLex }, entries)
