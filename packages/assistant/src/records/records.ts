import type { MessageCode } from '@plumbline/messages'
import { type Answer, type Sentence, stated } from '../answer'
import type { RecordQuestion } from './record-question'

export type RecordsFound = {
  count: number
  /** The site as it is named; null where none was asked for. */
  site: string | null
  /** A name was given that no site has, or nobody. */
  unknownSite: string | null
  unknownPerson: string | null
  oldest: { title: string; since: string; place: string } | null
  /** Who has them, each once. */
  people: string[]
  /** At least this many, where there are more than are worth counting. */
  isAtLeast: boolean
  /** Found beside the violations that are counted, with no rule shown broken. */
  observations: number
  /** What else narrows the list down, as it is shown. */
  hazard: string | null
  person: string | null
  days: { from: string; to: string } | null
  /** The first of the list. */
  items: { title: string; place: string; date: string }[]
  /** Where the screen shows the same list; null where there is none. */
  href: string | null
}

type RecordCode = MessageCode extends infer Code
  ? Code extends `assistant.records.${infer Rest}`
    ? Rest
    : never
  : never

/** The organization's own records, as far as the caller may see them. */
export type Records = { find(question: RecordQuestion): Promise<RecordsFound> }

export function recordAnswer(question: RecordQuestion, found: RecordsFound): Answer {
  const { about, severity, status } = question
  const { count, site, oldest, people, items, href, hazard, person, days, observations } = found
  const unknown = unknownName(found)
  const said = (code: RecordCode, params: Record<string, string | number>) =>
    stated('answer', { code: `assistant.records.${code}`, params })
  const first = said(`${about}.${status}`, { count })
  const counted = [
    href ? { ...first, page: { title: '', url: href } } : first,
    ...(found.isAtLeast ? [said('at_least', { count })] : []),
    ...(observations > 0 ? [said('also_observations', { count: observations })] : []),
    ...(severity ? [said('severity', { severity })] : []),
    ...(site ? [said('site', { site })] : []),
    ...(hazard ? [said('hazard', { hazard })] : []),
    ...(person ? [said('person', { person })] : []),
    ...(days ? [said(days.from === days.to ? 'day' : 'days', days)] : []),
    ...(oldest ? [said('oldest', oldest)] : []),
    ...(people.length > 0 ? [said('people', { names: people.join(', ') })] : []),
    ...items.map(item => said('item', item)),
  ]
  return {
    kind: 'records',
    statements: unknown ? [stated('answer', unknown)] : counted,
    sources: [],
    followUps: [],
    topic: { text: '', asked: '', country: null, state: null, industry: 'general', records: question },
  }
}

function unknownName({ unknownSite, unknownPerson }: RecordsFound): Sentence | null {
  if (unknownSite) return { code: 'assistant.records.unknown_site', params: { site: unknownSite } }
  return unknownPerson
    ? { code: 'assistant.records.unknown_person', params: { person: unknownPerson } }
    : null
}
