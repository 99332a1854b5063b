import type { LocalizedMessage, ResponseOf, rootCause } from '@plumbline/contract'
import type { HazardId } from '@plumbline/domain'
import { hazard } from '@plumbline/knowledge'
import { message } from '@plumbline/messages'
import { isHazard } from '../categories'
import { hazardIn } from '../hazard-names'
import type { ViolationRecord } from '../violation-record'

type RootCause = ResponseOf<typeof rootCause>
type Cause = RootCause['causes'][number]
export type Similar = Pick<ViolationRecord, 'hazard' | 'type' | 'siteId' | 'status' | 'capturedAt'>

const UNKNOWN = 'Unable to determine root cause at this time'
/** From so many on, the same at other sites is more than chance. */
const MIN_FOR_PATTERN = 5
const MAX_CAUSES = 2
/** So many words of a person's report in a cause are more than chance. */
const MIN_SHARED_WORDS = 2

/**
 * What may have led to it, each with what it rests on: a person's own words, the site's records, or what is known of
 * the hazard in general.
 */
export function rootCauseOf(
  violation: ViolationRecord,
  siteName: string | null,
  recent: readonly Similar[],
): RootCause {
  const id = isHazard(violation.hazard)
    ? violation.hazard
    : hazardIn(`${violation.type} ${violation.description}`)
  const alike = recent.filter(other => (id ? other.hazard === id : other.type === violation.type))
  const here = repeatsAt(violation, alike)
  const elsewhere = alike.filter(
    ({ siteId, capturedAt }) => siteId && capturedAt && siteId !== violation.siteId,
  )
  const records = fromRecords(siteName, here, elsewhere)
  const causes = [...(id ? likelyCauses(id, violation, here.length > 0) : []), ...records]
  const messages = causes.map(cause => cause.message)
  if (causes.length === 0) return { cause: UNKNOWN, tags: [], messages, causes }
  return {
    cause: messages.map(({ text }) => text).join(' '),
    tags: tagsFor(violation, id, here, records),
    messages,
    causes,
  }
}

/** Pictures taken within so many hours belong to one occasion, however they were uploaded. */
const OCCASION_MS = 12 * 3_600_000

function occasions(times: readonly Date[]) {
  let last = Number.NEGATIVE_INFINITY
  return times
    .map(Number)
    .toSorted((a, b) => a - b)
    .filter(time => {
      const isNew = time - last >= OCCASION_MS
      if (isNew) last = time
      return isNew
    }).length
}

type Dated = Similar & { capturedAt: Date }

/**
 * The same at the same site on another occasion. Only a site and the time a picture was taken tell this: where
 * something is in a picture, or when it was uploaded, says nothing about it.
 */
export function repeatsAt<Other extends Similar>(
  { siteId, capturedAt }: Pick<ViolationRecord, 'siteId' | 'capturedAt'>,
  alike: readonly Other[],
): (Other & Dated)[] {
  if (!siteId || !capturedAt) return []
  return alike.filter(
    (other): other is Other & Dated =>
      other.siteId === siteId &&
      other.capturedAt !== null &&
      Math.abs(Number(other.capturedAt) - Number(capturedAt)) >= OCCASION_MS,
  )
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])

/** A cause that something lapsed again weighs more where it was put right before. */
const lapsing =
  /not put back|not kept|nobody|no one|not checked|worn|wore off|moved|taken (out|off|away)|removed/i

function likelyCauses(
  id: HazardId,
  { description, type, messages }: ViolationRecord,
  repeated: boolean,
): Cause[] {
  // The product's own sentences name the hazard, not its cause; only what a person wrote can.
  const written = messages ? new Set<string>() : wordsOf(`${type} ${description}`)
  return Array.from({ length: hazard(id).causes }, (_, index) => message(`hazard.${id}.cause.${index + 1}`))
    .map((cause, index) => {
      const shared = [...wordsOf(cause.text)].filter(word => written.has(word)).length
      return {
        cause: {
          message: cause,
          basis: shared >= MIN_SHARED_WORDS ? ('seen' as const) : ('general' as const),
        },
        weight: shared * 2 + (repeated && lapsing.test(cause.text) ? 3 : 0) - index / 10,
      }
    })
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MAX_CAUSES)
    .map(({ cause }) => cause)
}

function fromRecords(
  siteName: string | null,
  here: readonly Dated[],
  elsewhere: readonly Similar[],
): Cause[] {
  const record = (about: LocalizedMessage): Cause[] => [{ message: about, basis: 'records' }]
  if (here.length > 0) {
    const count = occasions(here.map(({ capturedAt }) => capturedAt))
    const site = siteName ?? ''
    return here.some(({ status }) => status === 'Resolved')
      ? record(message('cause.returned', { count, site }))
      : record(message('cause.repeated', { count, site }))
  }
  const sites = new Set(elsewhere.map(({ siteId }) => siteId)).size
  if (elsewhere.length < MIN_FOR_PATTERN || sites < 2) return []
  return record(message('cause.everywhere', { sites }))
}

const tagsFor = (
  { category, type }: ViolationRecord,
  id: HazardId | null,
  here: readonly Similar[],
  records: readonly Cause[],
) => [
  ...new Set([
    ...(category === 'Other' ? [] : [category.toLowerCase()]),
    id ? id.replaceAll('-', ' ') : type.toLowerCase(),
    ...(here.length > 0 ? ['repeat'] : []),
    ...(here.some(({ status }) => status === 'Resolved') ? ['fix did not last'] : []),
    ...(records.some(each => each.message.code === 'cause.everywhere') ? ['across sites'] : []),
  ]),
]
