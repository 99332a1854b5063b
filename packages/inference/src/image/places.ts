import { type Box, isHead, type Label, labelRecord } from '@plumbline/domain'
import { byConfidence } from '../detector/suppress'
import type { Finding } from '../findings'
import { area, bottom, clip, enclosing, intersection, right } from '../geometry'

/** A part of the picture to look at again, and how large: 1 is the picture's own resolution. */
export type Place = {
  box: Box
  scale: number
  /** What may be there is sure by this much. */
  confidence: number
}

export type PlaceOptions = {
  picture: { width: number; height: number }
  /** How large the picture was shown when these were seen. */
  shown: number
  /** From where on a finding counts. */
  thresholds: Partial<Record<Label, number>>
  /** Both sides of a place, as shown, are at most this long. */
  size: number
}

/** A head this many input pixels high is judged about as well as it will be. */
const CLEAR_HEAD = 22
/** Of a standing person's height. */
const HEAD = 1 / 7
/** A head that large and that sure needs no closer look. */
const KNOWN_HEAD = { pixels: 16, confidence: 0.7 }
const MARGIN = 12
/** A thing with a longer side, in input pixels, becomes no clearer. */
const SMALL_THING = 40
const CLEAR_THING = 100

/**
 * Where people are too small to be judged, or something may be that isn't sure yet; the surest first. Called with how
 * much of what is around is shown too, in sizes of the place: the detector goes by that.
 */
export function placesWorthALook(seen: readonly Finding[], options: PlaceOptions) {
  const { width, height } = options.picture
  const found = seen.filter(({ label }) => isHead(label)).toSorted(byConfidence)
  const places = seen.flatMap(finding => placesOf(finding, found, options) ?? []).toSorted(byConfidence)
  return (context: number): Place[] =>
    merged(
      places.map(place => ({ ...place, box: around(place.box, (context - 1) / 2) })),
      options,
    ).flatMap(place => {
      const box = clip(place.box, width, height)
      return box ? [{ ...place, box }] : []
    })
}

function placesOf(finding: Finding, found: readonly Finding[], options: PlaceOptions): Place | undefined {
  const { label, confidence, box } = finding
  if (label === 'person') {
    const head = headOf(finding, found)
    const height = head ? head.box.height : Math.max(box.height * HEAD, box.width / 5)
    if (isKnown(head, options) || height * options.shown >= CLEAR_HEAD) return undefined
    return { confidence, scale: scaleFor(height, CLEAR_HEAD, options), box: wholeBody(box) }
  }
  if (isHead(label)) {
    if (isKnown(finding, options) || box.height * options.shown >= CLEAR_HEAD) return undefined
    return { confidence, scale: scaleFor(box.height, CLEAR_HEAD, options), box: bodyUnder(box) }
  }
  const threshold = options.thresholds[label] ?? 1
  const { closerLook } = labelRecord(label)
  const isWorthIt = closerLook === 'if_small' || (closerLook === 'if_unsure' && confidence < threshold)
  if (!isWorthIt || Math.max(box.width, box.height) * options.shown > SMALL_THING) return undefined
  const scale = scaleFor(Math.max(box.width, box.height), CLEAR_THING, options)
  return { confidence: confidence / 2, scale, box: withMargin(around(box, 0.5)) }
}

const isKnown = (head: Finding | undefined, { shown }: PlaceOptions) =>
  head !== undefined &&
  head.confidence >= KNOWN_HEAD.confidence &&
  head.box.height * shown >= KNOWN_HEAD.pixels

/** Something this long in the picture is shown so many input pixels long, where the picture is that large. */
const scaleFor = (length: number, pixels: number, { shown }: PlaceOptions) =>
  Math.min(1, Math.max(shown, pixels / length))

/** The surest head in the upper part of a person; the heads are in that order. */
function headOf({ box }: Finding, found: readonly Finding[]): Finding | undefined {
  const upper = { ...box, height: box.height * 0.4 }
  return found.find(head => intersection(head.box, upper) > area(head.box) / 2)
}

/** All of a person, and a little beside them. */
const wholeBody = ({ x, y, width, height }: Box): Box =>
  withMargin({ x: x - width / 4, y: y - height * 0.1, width: width * 1.5, height: height * 1.15 })

/** Where the body under a head is, of somebody standing. */
const bodyUnder = ({ x, y, width, height }: Box): Box =>
  withMargin({ x: x - width * 1.5, y: y - height, width: width * 4, height: height * (1 / HEAD + 1) })

const around = ({ x, y, width, height }: Box, times: number): Box => ({
  x: x - width * times,
  y: y - height * times,
  width: width * (1 + 2 * times),
  height: height * (1 + 2 * times),
})

const withMargin = ({ x, y, width, height }: Box): Box => ({
  x: x - MARGIN,
  y: y - MARGIN,
  width: width + 2 * MARGIN,
  height: height + 2 * MARGIN,
})

/** Places that overlap are looked at together, as long as that shows little more than both. */
function merged(places: readonly Place[], { size }: PlaceOptions): Place[] {
  const kept: Place[] = []
  for (const place of places) {
    const at = kept.findIndex(other => isWorthMerging(place, other, size))
    const other = kept[at]
    if (other)
      kept[at] = {
        box: enclosing([other.box, place.box]),
        scale: Math.max(other.scale, place.scale),
        confidence: other.confidence,
      }
    else kept.push(place)
  }
  return kept.map(place => fittedTo(place, size))
}

function isWorthMerging(a: Place, b: Place, size: number): boolean {
  if (intersection(a.box, b.box) === 0) return false
  const both = enclosing([a.box, b.box])
  const scale = Math.max(a.scale, b.scale)
  if (Math.max(both.width, both.height) * scale > size) return false
  return area(both) * scale ** 2 <= area(a.box) * a.scale ** 2 + area(b.box) * b.scale ** 2
}

function fittedTo(place: Place, size: number): Place {
  const longest = Math.max(place.box.width, place.box.height)
  return { ...place, scale: Math.min(place.scale, size / longest) }
}

/** Pixels of the picture, whole ones. */
export function pixelsOf({ box }: Place, { width, height }: { width: number; height: number }): Box {
  const x = Math.max(0, Math.floor(box.x))
  const y = Math.max(0, Math.floor(box.y))
  return {
    x,
    y,
    width: Math.max(1, Math.min(width, Math.ceil(right(box))) - x),
    height: Math.max(1, Math.min(height, Math.ceil(bottom(box))) - y),
  }
}
