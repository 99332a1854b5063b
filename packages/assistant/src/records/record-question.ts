import { plain, type Severity } from '@plumbline/domain'
import { cue, spacedSource, unspacedSource } from '../cues'
import { type RecordPeriod, readPeriod, withoutPeriods } from './record-period'

/** A question about the organization's own records. */
export type RecordQuestion = {
  about: 'violations' | 'observations' | 'tasks'
  /** It is about all that was found, not about violations alone. */
  includesObservations?: boolean
  period?: RecordPeriod
  /** As it was typed: the server looks for names of sites and people in it. */
  text: string
  /** The same without the words that are about records, in lower case: what is left may name a hazard. */
  subject: string
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
const observations = cue(({ records }) => records.observations)
const found = cue(({ records }) => records.found)
const findings = cue(({ records }) => records.findings)
const asksForRule = cue(({ records }) => records.rule)

/** Words about records and not about what they say. */
const recordWords = [
  ...[counts, violations, tasks, observations, overdue, resolved, open, mine, oldest, people],
  ...severities.map(([, pattern]) => pattern),
].map(({ source }) => new RegExp(source, 'g'))

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
  const period = readPeriod(typed)
  const change = {
    ...whatIsCounted(text, typed),
    ...(period && { period }),
    ...(observations.test(typed) && { about: 'observations' as const }),
    ...(oldest.test(typed) && { wantsOldest: true }),
    ...(mine.test(typed) && { isMine: true }),
  }
  if (Object.keys(change).length === 0 || typed.length > MAX_FOLLOW_UP) return null
  // Names and the hazard stay as they were unless the follow-up has its own.
  return {
    ...before,
    ...change,
    text: `${text}\n${before.text ?? ''}`,
    subject: `${subjectOf(typed)}\n${before.subject ?? ''}`,
  }
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
  const site = patterns.flatMap(pattern => pattern.exec(text)?.[1]?.trim() ?? [])[0]
  // 'in October' is no place.
  return site && !readPeriod(`in ${plain(site)}`) ? site : undefined
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
  // Only tasks have a date to be done by.
  if (tasks.test(typed) || status === 'overdue') return 'tasks'
  if (observations.test(typed)) return 'observations'
  if (violations.test(typed) || (severity && (status === 'open' || (site && numbers.test(typed)))))
    return 'violations'
  if (found.test(typed) || findings.test(typed)) return 'violations'
  return site && state.test(typed) ? 'violations' : null
}

const subjectOf = (typed: string) =>
  recordWords.reduce((rest, pattern) => rest.replace(pattern, ' '), withoutPeriods(typed)).trim()

export function readRecordQuestion(text: string): RecordQuestion | null {
  const typed = plain(text)
  const counted = whatIsCounted(text, typed)
  const period = readPeriod(typed)
  // 'How many High are open at North Yard' names no kind of record but can mean only violations.
  const about = kindOf(typed, counted)
  if (!about) return null
  const isNarrowed = Boolean(counted.site || counted.person || period)
  // 'Open violations at Riverside Tower?' is a question without a verb.
  const isAboutRule = asksForRule.test(typed)
  const isQuestion = counts.test(typed) || (counted.status !== undefined && text.trim().endsWith('?'))
  const isAsked = isQuestion && (!isAboutRule || numbers.test(typed))
  // 'Problems' alone may be about anything.
  const isNamed =
    about !== 'violations' ||
    violations.test(typed) ||
    (found.test(typed) ? !isAboutRule : !findings.test(typed))
  // 'Trench problems this month' and 'open findings about fire' aren't even sentences.
  const isTold = !isAboutRule && (isNarrowed || (isNamed && counted.status !== undefined))
  const isOwn = own.test(typed) || isNarrowed
  if (!(isNamed && isAsked && isOwn) && !isTold) return null
  return {
    status: about === 'violations' && state.test(typed) ? 'open' : 'any',
    ...counted,
    ...(period && { period }),
    about,
    ...(about === 'violations' &&
      (found.test(typed) || findings.test(typed)) && { includesObservations: true }),
    text,
    subject: subjectOf(typed),
    isMine: mine.test(typed),
    wantsOldest: oldest.test(typed),
    ...(people.test(typed) && { wantsPeople: true }),
  }
}
