import { type CfrCode, codeKey, type ParsedCode, parseCode } from '@plumbline/knowledge/regulations/codes'
import type { Segment } from './segment'

export type Place = { segment: Segment; row: number }

/** '1926.501(b)(1)' in the middle of a sentence. */
const codeInside = /\b\d{1,4}\.\d{1,5}(?:\s?\([a-z\d]{1,4}\))*/gi
const MAX_BY_CODE = 50

/** The regulations whose code was typed: itself first, then its paragraphs, then what it is a paragraph of. */
export function findByCode(text: string, segments: readonly Segment[]): Place[] {
  const whole = parseCode(text.replace(/[?.!]+$/, ''))
  if (whole) return placesOf(whole, text, segments)
  const inside = text.match(codeInside) ?? []
  if (inside.length > 0)
    return inside.flatMap(code => {
      const parsed = parseCode(code)
      return parsed ? placesOf(parsed, code, segments) : []
    })
  return exactly(text, segments)
}

function placesOf(parsed: ParsedCode, typed: string, segments: readonly Segment[]): Place[] {
  if (parsed.system === 'named' || parsed.section === undefined) return beginning(codeKey(typed), segments)
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
  return found.length > 0 || parsed.part === undefined ? found : beginning(codeKey(typed), segments)
}

/** 0 for the rule itself, then deeper paragraphs, then the wider rules around it; undefined for another rule. */
function distanceTo(sought: CfrCode, code: string): number | undefined {
  const other = parseCode(code)
  if (other?.system !== 'cfr') return undefined
  if (sought.part !== undefined && sought.part !== other.part) return undefined
  if (sought.title !== undefined && other.title !== undefined && sought.title !== other.title)
    return undefined
  const [asked, given] = [sought.paragraphs, other.paragraphs].map(list =>
    list.map(part => part.toLowerCase()),
  ) as [string[], string[]]
  const shared = Math.min(asked.length, given.length)
  if (asked.slice(0, shared).join(' ') !== given.slice(0, shared).join(' ')) return undefined
  return given.length >= asked.length ? given.length - asked.length : 100 + asked.length - given.length
}

const beginning = (key: string, segments: readonly Segment[]): Place[] =>
  segments
    .flatMap(segment => segment.rowsOfKey(key, MAX_BY_CODE).map(row => ({ segment, row })))
    .slice(0, MAX_BY_CODE)

/** A code of an organization's own making is recognized only when it is typed whole. */
function exactly(text: string, segments: readonly Segment[]): Place[] {
  const key = codeKey(text)
  if (!key) return []
  return beginning(key, segments).filter(
    ({ segment, row }) => codeKey(segment.documents[row]?.code ?? '') === key,
  )
}
