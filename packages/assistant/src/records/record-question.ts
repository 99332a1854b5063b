import type { Severity } from '@plumbline/domain'
import { plain } from '@plumbline/knowledge/lexicon/index'

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

const counts =
  /\b(how many|how bad|how are we|number of|count|list|show|which|what(?:'?s| is| are)|any|are there|is there|who|do (?:i|we) have|cuant[oa]s|lista|muestra(?:me)?|cuales|que|hay|quien(?:es)?|combien|nombre de|liste|montre|quel(?:le)?s?|qui|y a-t-il|wie ?viele?|liste|zeig(?:e)?|welche[rs]?|was|wer|gibt es)\b|多少|几个|几项|列出|哪些|有没有|谁/
const violations =
  /\b(violations?|findings?|issues?|infraccion(?:es)?|violacion(?:es)?|incumplimientos?|hallazgos?|violations?|infractions?|constats?|verstosse?n?|mangel|befunde?)\b|违规|违章|隐患|问题/
const tasks = /\b(tasks?|to-?dos?|tareas?|taches?|aufgaben?)\b|任务/
const own =
  /\b(open|overdue|resolved|closed|my|our|we|oldest|assigned|this (?:week|month)|at [A-Z]|abiert[oa]s?|vencid[oa]s?|resuelt[oa]s?|nuestr[oa]s?|mis?|tenemos|ouvert\w*|en retard|resolu\w*|nos|mes|avons|offen\w*|uberfallig\w*|erledigt\w*|unsere?|meine?|haben wir)\b|未解决|未关闭|逾期|已解决|我们|我的|打开的/

const severities: readonly (readonly [Severity, RegExp])[] = [
  ['High', /\b(high|alt[oa]s?|eleve\w*|hoch|hohe[nrs]?|graves?)\b|高/],
  ['Medium', /\b(medium|medi[oa]s?|moyen\w*|mittel\w*|mittlere[nrs]?)\b|中等|中风险/],
  ['Low', /\b(low|baj[oa]s?|faible\w*|niedrig\w*)\b|低/],
]
const overdue = /\b(overdue|late|past due|vencid[oa]s?|atrasad[oa]s?|en retard|uberfallig\w*)\b|逾期|过期/
const resolved =
  /\b(resolved|closed|done|fixed|resuelt[oa]s?|cerrad[oa]s?|resolu\w*|clos\w*|erledigt\w*|behoben\w*|gelost\w*)\b|已解决|已关闭|完成/
const open =
  /\b(open|unresolved|outstanding|abiert[oa]s?|pendientes?|ouvert\w*|offen\w*)\b|未解决|未关闭|待处理|打开/
const mine = /\b(my|mine|assigned to me|mis?|mes|mon|meine?)\b|我的|分配给我/
const oldest =
  /\b(oldest|longest|earliest|mas (?:antigu[oa]|viej[oa])|plus ancien\w*|altest\w*|am langsten)\b|最早|最久|最老/

const people = /\b(who|whose|quien(?:es)?|qui|wer|wem)\b|谁/

/** A name after 'at', up to the end of the clause. */
const atSite =
  /(?<!\p{L})(?:at|on site|en|a|à|au|au chantier|am|auf|bei|an der baustelle|auf der baustelle|(?:how|wie) \p{L}+ (?:is|steht))\s+(?:the\s+|la\s+|el\s+|le\s+|der\s+|dem\s+)?([\p{Lu}\d][\p{L}\d&'.-]*(?:\s+[\p{Lu}\d][\p{L}\d&'.-]*)*)/u
/** In Chinese a name in Latin letters is that of a site. */
const latinName = /(\p{Lu}[A-Za-z\d&'.-]*(?:\s+\p{Lu}[A-Za-z\d&'.-]*)+)/u
/** Two names after 'for', 'of' or 'assigned to'. */
const forPerson =
  /\b(?:for|of|assigned to|does|has|para|de|pour|fur|für|von|bei)\s+(\p{Lu}[\p{L}'-]+\s+\p{Lu}[\p{L}'-]+)/u
const atChineseSite = /([\p{Script=Han}A-Za-z\d ]{2,20}?)(?:工地|现场)(?:有|的|上)/u

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
  const patterns = /\p{Script=Han}/u.test(text) ? [latinName, atChineseSite] : [atSite]
  return patterns.flatMap(pattern => pattern.exec(text)?.[1]?.trim() ?? [])[0]
}

const statusIn = (typed: string): RecordQuestion['status'] | null =>
  overdue.test(typed) ? 'overdue' : open.test(typed) ? 'open' : resolved.test(typed) ? 'resolved' : null

const numbers = /\b(how many|cuant[oa]s|combien|wie ?viele?)\b|多少|几/
/** How a site is doing: 'how bad is North Yard'. */
const state =
  /\b(how (?:bad|good|safe|are we doing|is it going|does\b.*\blook)|como (?:va|vamos|esta)|comment (?:va|ca va)|wie (?:lauft|steht))\b|怎么样|情况/

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
