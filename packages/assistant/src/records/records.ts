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
}

/** The organization's own records, as far as the caller may see them. */
export type Records = { find(question: RecordQuestion): Promise<RecordsFound> }

export function recordAnswer(question: RecordQuestion, found: RecordsFound): Answer {
  const { about, severity, status } = question
  const { count, site, oldest, people } = found
  const unknown = unknownName(found)
  const counted = [
    stated('answer', { code: `assistant.records.${about}.${status}`, params: { count } }),
    ...(severity ? [stated('answer', { code: 'assistant.records.severity', params: { severity } })] : []),
    ...(site ? [stated('answer', { code: 'assistant.records.site', params: { site } })] : []),
    ...(oldest ? [stated('answer', { code: 'assistant.records.oldest', params: oldest })] : []),
    ...(people.length > 0
      ? [stated('answer', { code: 'assistant.records.people', params: { names: people.join(', ') } })]
      : []),
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
