import { plain, type Severity } from '@plumbline/domain'
import { cue, spacedSource, unspacedSource } from '../cues'

/** A question about the organization's own records. */
export type RecordQuestion = {
  about: 'violations' | 'tasks'
  severity?: Severity
  status: 'open' | 'resolved' | 'overdue' | 'any'
  /** 'North Yard', as it was typed; the server finds the site. */
  site?: string
  /** 'Ana Torres', as it was typed; the server finds the person. */
  person?: string
  isMine: boolean
  wantsOldest: boolean
  /** Who has them. */
  wantsPeople?: boolean
}

const counts = cue(({ records }) => records.asks)
const violations = cue(({ records }) => records.violations)
const tasks = cue(({ records }) => records.tasks)
const own = cue(({ records }) => records.own)

const severities: readonly (readonly [Severity, RegExp])[] = [
  ['High', cue(({ records }) => records.high)],
  ['Medium', cue(({ records }) => records.medium)],
  ['Low', cue(({ records }) => records.low)],
]
const overdue = cue(({ records }) => records.overdue)
const resolved = cue(({ records }) => records.resolved)
const open = cue(({ records }) => records.open)
const mine = cue(({ records }) => records.mine)
const oldest = cue(({ records }) => records.oldest)

const people = cue(({ records }) => records.people)

/** A name after 'at', up to the end of the clause. */
const atSite = new RegExp(
  String.raw`(?<!\p{L})(?:${spacedSource(({ records }) => records.beforeSite)})\s+(?:(?:${spacedSource(({ records }) => records.article)})\s+)?([\p{Lu}\d][\p{L}\d&'.-]*(?:\s+[\p{Lu}\d][\p{L}\d&'.-]*)*)`,
  'u',
)
/** In Chinese a name in Latin letters is that of a site. */
const latinName = /(\p{Lu}[A-Za-z\d&'.-]*(?:\s+\p{Lu}[A-Za-z\d&'.-]*)+)/u
/** Two names after 'for', 'of' or 'assigned to'. */
const forPerson = new RegExp(
  String.raw`\b(?:${spacedSource(({ records }) => records.beforePerson)})\s+(\p{Lu}[\p{L}'-]+\s+\p{Lu}[\p{L}'-]+)`,
  'u',
)
const beforeSiteWord = new RegExp(
  String.raw`([\p{Script=Han}A-Za-z\d ]{2,20}?)(?:${unspacedSource(({ records }) => records.afterSite)})`,
  'u',
)

/** A follow-up to a question about records: another site, severity or status of the same, or the oldest of them. */
export function continueRecordQuestion(text: string, before: RecordQuestion): RecordQuestion | null {
  const typed = plain(text)
  const change = {
    ...whatIsCounted(text, typed),
    ...(oldest.test(typed) && { wantsOldest: true }),
    ...(mine.test(typed) && { isMine: true }),
  }
  return Object.keys(change).length > 0 && typed.length <= MAX_FOLLOW_UP ? { ...before, ...change } : null
}

const MAX_FOLLOW_UP = 60

function whatIsCounted(text: string, typed: string): Partial<RecordQuestion> {
  const severity = severities.find(([, pattern]) => pattern.test(typed))?.[0]
  const site = siteIn(text)
  const person = personIn(text)
  const status = statusIn(typed)
  return {
    ...(severity && { severity }),
    ...(site && { site }),
    ...(person && { person }),
    ...(status && { status }),
  }
}

const personIn = (text: string) => forPerson.exec(text)?.[1]?.trim()

function siteIn(text: string) {
  const patterns = /\p{Script=Han}/u.test(text) ? [latinName, beforeSiteWord] : [atSite]
  return patterns.flatMap(pattern => pattern.exec(text)?.[1]?.trim() ?? [])[0]
}

const statusIn = (typed: string): RecordQuestion['status'] | null =>
  overdue.test(typed) ? 'overdue' : open.test(typed) ? 'open' : resolved.test(typed) ? 'resolved' : null

const numbers = cue(({ records }) => records.number)
/** How a site is doing: 'how bad is North Yard'. */
const state = cue(({ records }) => records.state)

function kindOf(
  typed: string,
  { severity, status, site }: Partial<RecordQuestion>,
): RecordQuestion['about'] | null {
  if (tasks.test(typed)) return 'tasks'
  if (violations.test(typed) || (severity && (status === 'open' || (site && numbers.test(typed)))))
    return 'violations'
  if (status === 'overdue') return 'tasks'
  return site && state.test(typed) ? 'violations' : null
}

export function readRecordQuestion(text: string): RecordQuestion | null {
  const typed = plain(text)
  const counted = whatIsCounted(text, typed)
  // 'How many High are open at North Yard' names no kind of record but can mean only violations.
  const about = kindOf(typed, counted)
  // 'Open violations at Riverside Tower?' is a question without a verb.
  const isAsked = counts.test(typed) || (counted.status !== undefined && text.trim().endsWith('?'))
  if (!about || !isAsked || !(own.test(typed) || counted.site)) return null
  return {
    status: about === 'violations' && state.test(typed) ? 'open' : 'any',
    ...counted,
    about,
    isMine: mine.test(typed),
    wantsOldest: oldest.test(typed),
    ...(people.test(typed) && { wantsPeople: true }),
  }
}
