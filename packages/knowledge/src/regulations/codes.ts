import { canadianKey } from './codes-canada'
import { chineseKey } from './codes-china'
import { frenchKey } from './codes-france'
import { germanKey } from './codes-germany'
import { spanishKey } from './codes-spain'
import { californiaOf, oshaAdditionOf, usKey } from './codes-us'

/** A code taken apart. What was not typed is missing: '501b1' has neither title nor part. */
export type CfrCode = {
  system: 'cfr'
  title?: number
  part?: string
  section?: string
  /** ['b', '1'] for (b)(1). */
  paragraphs: readonly string[]
}

/** Any other code, as its letters and digits only. */
export type NamedCode = {
  system: 'named'
  key: string
}

export type ParsedCode = CfrCode | NamedCode

/**
 * Recognizes a code in any usual form: '29 CFR 1926.501(b)(1)', '1926.501', '1926 501 b 1', 'OSHA 1926.501', '501b1',
 * 'WAH 2005 reg 6', 'iso 45001 clause 6.1.2', '§ 14 BetrSichV'. Answers `undefined` for what is no code, such as a question.
 */
export function parseCode(text: string): ParsedCode | undefined {
  const typed = text.trim().replace(/\s+/g, ' ')
  return (
    californiaOf(typed) ??
    oshaAdditionOf(typed) ??
    keyed(usKey(typed)) ??
    cfrOf(typed) ??
    keyed(
      canadianKey(typed) ?? spanishKey(typed) ?? chineseKey(typed) ?? germanKey(typed) ?? frenchKey(typed),
    ) ??
    namedOf(typed)
  )
}

/** Whether two codes name the same rule; parts that one of them leaves out are not held against it. */
export const sameCode = (a: string, b: string): boolean => same(parseCode(a), parseCode(b))

/**
 * The code of the library that names a rule, or else the closest one around it: a finding under 1926.501(b)(4)(i) is
 * told about in 1926.501(b)(4).
 */
export function closestCode(code: string, library: readonly string[]): string | undefined {
  const sought = parseCode(code)
  const parsed = parsedLibrary(library)
  const named = (wanted: ParsedCode | undefined) => library[parsed.findIndex(other => same(wanted, other))]
  if (sought?.system !== 'cfr') return named(sought)
  for (let rank = sought.paragraphs.length; rank >= 0; rank--) {
    const found = named({ ...sought, paragraphs: sought.paragraphs.slice(0, rank) })
    if (found !== undefined) return found
  }
  return undefined
}

const parsedLibraries = new WeakMap<readonly string[], readonly (ParsedCode | undefined)[]>()

/** A library is asked many times and parsed once. */
function parsedLibrary(library: readonly string[]) {
  const known = parsedLibraries.get(library) ?? library.map(parseCode)
  parsedLibraries.set(library, known)
  return known
}

/** One spelling for every way of writing a code, also of an organization's own making: two keys differ or name one rule. */
export function codeKey(code: string): string {
  const parsed = parseCode(code)
  if (parsed?.system === 'named') return parsed.key
  if (parsed?.part !== undefined)
    return [parsed.title, parsed.part, parsed.section, ...parsed.paragraphs]
      .filter(part => part !== undefined)
      .join(' ')
      .toLowerCase()
  const lettersAndDigits = code
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return lettersAndDigits || code.trim()
}

function same(one: ParsedCode | undefined, other: ParsedCode | undefined): boolean {
  if (one?.system === 'named' && other?.system === 'named') return one.key === other.key
  if (one?.system !== 'cfr' || other?.system !== 'cfr') return false
  return (
    agree(one.title, other.title) &&
    agree(one.part, other.part) &&
    one.section === other.section &&
    one.paragraphs.join(' ').toLowerCase() === other.paragraphs.join(' ').toLowerCase()
  )
}

const agree = <T>(one: T | undefined, other: T | undefined) =>
  one === undefined || other === undefined || one === other

const prefix = /^(?:(?:osha|msha|epa|dot|faa|fcc|fda|fmcsa|standard|std\.?|rule|section|sec\.?|code)[ :]+)*/i
const cfrTitle = /^(\d{1,2}) ?c\.? ?f\.? ?r\.?,? ?(?:(?:part|pt\.?|section|sec\.?) ?|§+ ?)?/i
const oshaPart = /^19\d\d$/

function cfrOf(typed: string): CfrCode | undefined {
  const bare = typed.replace(prefix, '').replace(/^§+ ?/, '')
  const titled = cfrTitle.exec(bare)
  const rest = titled ? bare.slice(titled[0].length) : bare
  const title = titled ? Number(titled[1]) : undefined
  return sectionOf(rest, title) ?? partOf(rest, title) ?? shortOf(rest, title)
}

/** '1926.501(b)(1)', '1926-501 b 1', '1926501b1', '56.15002'. */
function sectionOf(rest: string, title: number | undefined): CfrCode | undefined {
  const match =
    /^(\d{1,4})(?:\.|-| (?=\d))(\d{1,5})(.*)$/.exec(rest) ?? /^(19\d\d)(\d{1,4})(?=$|\D)(.*)$/.exec(rest)
  if (!match) return undefined
  const [, part = '', section = '', tail = ''] = match
  const paragraphs = paragraphsOf(tail)
  if (!paragraphs) return undefined
  // A sentence such as '6 10 foot poles' is no code: without a title only a dot or an OSHA part makes one.
  if (title === undefined && !oshaPart.test(part) && !rest.startsWith(`${part}.`)) return undefined
  return { system: 'cfr', ...titleOf(title, part), part, section, paragraphs }
}

/** '40 CFR 68', '29 CFR part 1904'. */
function partOf(rest: string, title: number | undefined): CfrCode | undefined {
  const part = /^(?:part )?(\d{1,4})$/i.exec(rest)?.[1]
  if (part === undefined || (title === undefined && !oshaPart.test(part))) return undefined
  return { system: 'cfr', ...titleOf(title, part), part, paragraphs: [] }
}

/** '501b1', '501(b)(1)', '1053 b 13': the section alone, as people say it on site. */
function shortOf(rest: string, title: number | undefined): CfrCode | undefined {
  const match = /^(\d{2,4})(.*)$/.exec(rest)
  const paragraphs = match && paragraphsOf(match[2] ?? '')
  if (title !== undefined || !match || !paragraphs) return undefined
  if (paragraphs.length === 0 && (match[1] ?? '').length < 3) return undefined
  return { system: 'cfr', section: match[1] as string, paragraphs }
}

function titleOf(title: number | undefined, part: string) {
  const known = title ?? (oshaPart.test(part) ? 29 : undefined)
  return known === undefined ? {} : { title: known }
}

const roman = /^(?:x{0,3}(?:ix|iv|v?i{1,3}|v)|x{1,3})/

/** '(b)(1)', 'b1', ' b 1', '.b.1': the designators in their order a, 1, i, A; `undefined` where it is something else. */
function paragraphsOf(tail: string): string[] | undefined {
  const inBrackets = [...tail.matchAll(/\(\s*([a-z]{1,4}|\d{1,3})\s*\)/gi)].map(match => match[1] as string)
  if (inBrackets.length > 0) return /^(?:\s*\(\s*\w+\s*\))+\s*$/.test(tail) ? inBrackets : undefined
  const parts: string[] = []
  for (const run of tail.toLowerCase().match(/[a-z]+|\d+|[^\sa-z\d]+/g) ?? []) {
    if (/^[.,\-/]$/.test(run)) continue
    const next = designators(run, parts.length)
    if (!next) return undefined
    parts.push(...next)
  }
  return parts
}

/** A letter opens (a), a number (1), then romans (i); what is left of 'iia' after its roman is the capital (A). */
function designators(run: string, depth: number): string[] | undefined {
  if (/^\d+$/.test(run)) return depth % 2 === 1 && run.length <= 3 ? [run] : undefined
  if (depth === 0) return run.length === 1 ? [run] : undefined
  if (depth === 3) return run.length === 1 ? [run.toUpperCase()] : undefined
  if (depth !== 2) return undefined
  const numeral = roman.exec(run)?.[0]
  if (numeral === undefined || run.length > numeral.length + 1) return undefined
  return numeral.length === run.length ? [numeral] : [numeral, run.slice(numeral.length).toUpperCase()]
}

const keyed = (key: string | undefined): NamedCode | undefined =>
  key === undefined ? undefined : { system: 'named', key }

/** How a code that is no part of the CFR begins; a country may stand before it. */
const scheme =
  /^(?:(?:uk|eu|au(?: vic)?|vic(?:toria)?|canada|ontario|alberta|bc) )?(?:iso|niosh|ilo|osh act|hswa|cdm|wah|loler|puwer|coshh|noise|vibration|riddor|mhswr|mhor|ppe|car|confined spaces|eawr|rro|workplace|first aid|dsear|lead 2002|irr 2017|safety signs|regulation|directive|o\.? ?reg|ohsa|sor|ohsr|ohs code|ohs act|ohs reg|labour code|whs|(?:19|20)?\d\d\/\d)/i

/** Words that people put in or leave out without meaning another rule. */
const fillers =
  /\b(?:uk|eu|eec|ec|au|vic|victoria|canada|ontario|directive|regulations?|regs?|articles?|art|clauses?|sections?|sec|part|s|r|no|publication|pub)\b/g

const MAX_WORDS = 8

function namedOf(typed: string): NamedCode | undefined {
  if (!scheme.test(typed) || !/\d/.test(typed) || typed.split(' ').length > MAX_WORDS) return undefined
  const key = typed
    .toLowerCase()
    .replace(/\bo\.? ?reg\.?/g, 'oreg')
    .replace(/\bschedule\b/g, 'sch')
    .replace(/\.(?!\d)/g, ' ')
    .replace(fillers, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return { system: 'named', key }
}
