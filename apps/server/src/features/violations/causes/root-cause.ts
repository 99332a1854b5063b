import type { LocalizedMessage, ResponseOf, rootCause } from '@plumbline/contract'
import { type HazardId, hazard } from '@plumbline/knowledge'
import { message } from '@plumbline/messages'
import { isHazard } from '../categories'
import { hazardIn } from '../hazard-names'
import type { StoredViolation } from '../violations.repository'

type RootCause = ResponseOf<typeof rootCause>
export type Similar = Pick<
  StoredViolation,
  'hazard' | 'type' | 'siteId' | 'location' | 'status' | 'detectedAt'
>
type Located = Pick<StoredViolation, 'siteId' | 'location'>

const UNKNOWN = 'Unable to determine root cause at this time'
/** From so many on, a pattern in time is more than chance. */
const MIN_FOR_PATTERN = 5
const WINDOW_HOURS = 4
const MAX_CAUSES = 2

/**
 * Why it is likely to have come about: the causes that the knowledge base has for the hazard, those first that the
 * finding's own words speak of, and what the organization's own record adds.
 */
export function rootCauseOf(
  violation: StoredViolation,
  siteName: string | null,
  recent: readonly Similar[],
): RootCause {
  const id = isHazard(violation.hazard)
    ? violation.hazard
    : hazardIn(`${violation.type} ${violation.description}`)
  const alike = recent.filter(other => (id ? other.hazard === id : other.type === violation.type))
  const here = alike.filter(other => isSamePlace(violation, other))
  const messages = [
    ...(id ? likelyCauses(id, violation, here.length > 0) : []),
    ...repeats(siteName ?? violation.location, alike, here),
    ...timeOfDay(violation, alike),
  ]
  if (messages.length === 0) return { cause: UNKNOWN, tags: [], messages }
  return {
    cause: messages.map(({ text }) => text).join(' '),
    tags: tagsFor(violation, id, alike, here, messages),
    messages,
  }
}

/** The site where there is one; otherwise what a person wrote. */
const placeOf = ({ siteId, location }: Located) => siteId ?? location

export const isSamePlace = (one: Located, other: Located) =>
  placeOf(one) !== '' && placeOf(one) === placeOf(other)

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])

/** A cause that something lapsed again weighs more where it was put right before. */
const lapsing =
  /not put back|not kept|nobody|no one|not checked|worn|wore off|moved|taken (out|off|away)|removed/i

function likelyCauses(
  id: HazardId,
  { description, because, type }: StoredViolation,
  repeated: boolean,
): LocalizedMessage[] {
  const told = wordsOf([type, description, because ?? ''].join(' '))
  return Array.from({ length: hazard(id).causes }, (_, index) => message(`hazard.${id}.cause.${index + 1}`))
    .map((cause, index) => ({
      cause,
      weight:
        [...wordsOf(cause.text)].filter(word => told.has(word)).length * 2 +
        (repeated && lapsing.test(cause.text) ? 3 : 0) -
        index / 10,
    }))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MAX_CAUSES)
    .map(({ cause }) => cause)
}

function repeats(location: string, alike: readonly Similar[], here: readonly Similar[]): LocalizedMessage[] {
  if (here.length > 0) {
    const resolved = here.filter(({ status }) => status === 'Resolved').length
    return resolved > 0
      ? [message('cause.returned', { count: here.length, resolved, location })]
      : [message('cause.repeated', { count: here.length, location })]
  }
  if (alike.length < MIN_FOR_PATTERN) return []
  const places = new Set(alike.map(placeOf)).size
  return [message('cause.everywhere', { count: alike.length, places })]
}

/** The hours of the day in which most of them fall, where most of them do. */
function timeOfDay({ detectedAt }: StoredViolation, alike: readonly Similar[]): LocalizedMessage[] {
  const all = [detectedAt, ...alike.map(other => other.detectedAt)]
  if (all.length < MIN_FOR_PATTERN) return []
  const within = (start: number) =>
    all.filter(at => (at.getUTCHours() - start + 24) % 24 < WINDOW_HOURS).length / all.length
  const best = Array.from({ length: 24 }, (_, start) => ({ start, share: within(start) })).toSorted(
    (a, b) => b.share - a.share,
  )[0]
  if (!best || best.share < 0.7) return []
  const clock = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`
  const [from, to] = [clock(best.start), clock(best.start + WINDOW_HOURS)]
  return [message('cause.time_of_day', { from, to, percent: Math.round(best.share * 100) })]
}

const tagsFor = (
  { category, type }: StoredViolation,
  id: HazardId | null,
  alike: readonly Similar[],
  here: readonly Similar[],
  messages: readonly LocalizedMessage[],
) => [
  ...new Set([
    ...(category === 'Other' ? [] : [category.toLowerCase()]),
    id ? id.replaceAll('-', ' ') : type.toLowerCase(),
    ...(here.length > 0 ? ['repeat'] : []),
    ...(here.some(({ status }) => status === 'Resolved') ? ['fix did not last'] : []),
    ...(here.length === 0 && alike.length >= MIN_FOR_PATTERN ? ['across sites'] : []),
    ...(messages.some(({ code }) => code === 'cause.time_of_day') ? ['time of day'] : []),
  ]),
]
