import { type CfrCode, codeKey, type ParsedCode, parseCode } from '@plumbline/knowledge/regulations/codes'
import { chineseCodeInside } from '@plumbline/knowledge/regulations/codes-china'
import { spanishCodeInside } from '@plumbline/knowledge/regulations/codes-spain'
import type { Segment } from './segment'

/** A document, by its place in the index. */
export type Place = { segment: Segment; row: number }

/** '1926.501(b)(1)' in the middle of a sentence. */
const codeInside = /\b\d{1,4}\.\d{1,5}(?:\s?\([a-z\d]{1,4}\))*/gi
const namedInside = [spanishCodeInside, chineseCodeInside]
const MAX_BY_CODE = 50

/** The regulations that a code in the query names: itself first, then its paragraphs, then the rules around it. */
export function findByCode(text: string, segments: readonly Segment[]): Place[] {
  const whole = parseCode(text.replace(/(?<![?.!])[?.!]+$/, ''))
  if (whole) return placesOf(whole, text, segments)
  const inside = [codeInside, ...namedInside].flatMap(pattern => text.match(pattern) ?? [])
  if (inside.length > 0)
    return inside.flatMap(code => {
      const parsed = parseCode(code)
      return parsed ? placesOf(parsed, code, segments) : []
    })
  return withExactCode(text, segments)
}

/** The code that a query names, as it was typed, unless one of the found places is it, or a part of it. */
export function unknownCodeIn(text: string, found: readonly Place[]): string | null {
  const typed = text.trim().replace(/(?<![?.!])[?.!]+$/, '')
  const code = parseCode(typed) ? typed : codeWithin(text)
  if (code === undefined) return null
  const parsed = parseCode(code)
  // '501b1' names no part, so whatever it found is it.
  if (parsed?.system === 'cfr' && parsed.part === undefined) return found.length > 0 ? null : code
  const wanted = codeKey(code).split(' ')
  const section = wanted.slice(0, sectionLength(code) ?? wanted.length).join(' ')
  const isPartOf = ({ segment, row }: Place) =>
    ` ${codeKey(segment.documents[row]?.code ?? '')} `.includes(` ${section} `)
  return found.some(isPartOf) ? null : code
}

/** '3.5' in a sentence is a measure; with a part of four digits it is a code, and so is an article of a law. */
const codeWithin = (text: string): string | undefined =>
  text.match(codeInside)?.find(each => /^\d{4}\./.test(each)) ??
  namedInside.flatMap(pattern => text.match(pattern) ?? [])[0]

/** A rule around the paragraph that was typed answers for it, so only title, part and section are compared. */
function sectionLength(code: string): number | undefined {
  const parsed = parseCode(code)
  if (parsed?.system !== 'cfr' || parsed.section === undefined) return undefined
  return [parsed.title, parsed.part, parsed.section].filter(part => part !== undefined).length
}

function placesOf(parsed: ParsedCode, typed: string, segments: readonly Segment[]): Place[] {
  if (parsed.system === 'named' || parsed.section === undefined)
    return withCodePrefix(codeKey(typed), segments)
  const { section } = parsed
  const near = segments.flatMap(segment =>
    segment.rowsOfSection(section).flatMap(row => {
      const distance = distanceTo(parsed, segment.documents[row]?.code ?? '')
      return distance === undefined
        ? []
        : [{ segment, row, distance, code: segment.documents[row]?.code ?? '' }]
    }),
  )
  const found = near
    .toSorted((a, b) => a.distance - b.distance || (a.code < b.code ? -1 : 1))
    .slice(0, MAX_BY_CODE)
  return found.length > 0 || parsed.part === undefined ? found : withCodePrefix(codeKey(typed), segments)
}

/** 0 for the rule itself, more for its paragraphs, most for the rules around it; undefined for an unrelated rule. */
function distanceTo(wanted: CfrCode, code: string): number | undefined {
  const other = parseCode(code)
  if (other?.system !== 'cfr') return undefined
  if (wanted.part !== undefined && wanted.part !== other.part) return undefined
  if (wanted.title !== undefined && other.title !== undefined && wanted.title !== other.title)
    return undefined
  const [wantedParts, otherParts] = [wanted.paragraphs, other.paragraphs].map(list =>
    list.map(part => part.toLowerCase()),
  ) as [string[], string[]]
  const shared = Math.min(wantedParts.length, otherParts.length)
  if (wantedParts.slice(0, shared).join(' ') !== otherParts.slice(0, shared).join(' ')) return undefined
  return otherParts.length >= wantedParts.length
    ? otherParts.length - wantedParts.length
    : 100 + wantedParts.length - otherParts.length
}

const withCodePrefix = (key: string, segments: readonly Segment[]): Place[] =>
  segments
    .flatMap(segment => segment.rowsWithCodePrefix(key, MAX_BY_CODE).map(row => ({ segment, row })))
    .filter(({ segment, row }) => !continuesNumber(key, codeKey(segment.documents[row]?.code ?? '')))
    .slice(0, MAX_BY_CODE)

/** 'JGJ 8' is no beginning of 'JGJ 80'. */
const continuesNumber = (key: string, longer: string): boolean =>
  /\d$/.test(key) && /^\d/.test(longer.slice(key.length))

/** An organization's own code can be any text, so only the whole code counts. */
function withExactCode(text: string, segments: readonly Segment[]): Place[] {
  const key = codeKey(text)
  if (!key) return []
  return withCodePrefix(key, segments).filter(
    ({ segment, row }) => codeKey(segment.documents[row]?.code ?? '') === key,
  )
}
