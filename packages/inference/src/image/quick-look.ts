import type { Box } from '@plumbline/domain'
import { keptFrom } from '../detector/card'
import type { RgbFrame } from '../detector/detector'
import type { DetectorSession } from '../detector/session'
import type { Finding } from '../findings'
import { isBlank } from './blank'
import { resized } from './decode'
import { countedIn, scaledBox, type ThoroughLook } from './look'
import { isCut, MAYBE, type Sighting } from './merge'
import { type PlaceOptions, placesWorthALook } from './places'
import { type Cell, cellOf, drawSheet, packSheets, type Sheet } from './sheets'
import { countParts, largestView, planViews } from './views'

/** Looks at the middle view, which shows all of the picture larger, and at what it leaves unclear. */
const MIDDLE_LOOKS = 12
const MAX_SHEETS = 4
/** With how much around it a place is shown; the most that these sheets hold. */
const CONTEXTS = [3, 2.2, 1.6, 1.2]
const ROOMY_SHEETS = 2

export type QuickLook = Omit<ThoroughLook, 'minConfidence'>

export type PictureToDecode = {
  width: number
  height: number
  /** As large as the detector's input, decoded quickly. */
  small: () => Promise<RgbFrame>
  full: () => Promise<RgbFrame>
}

/** A picture whose views are no more than this is looked at throughout. */
export const isQuicklySeen = (width: number, height: number, size: number) =>
  countParts(planViews(width, height, size)) <= 1 + MIDDLE_LOOKS + MAX_SHEETS

/**
 * Looks at a large picture as a whole, then at all of it larger, then only where people are too small to be judged or
 * something may be that isn't sure. Boxes come back in the picture's pixels.
 */
export async function lookQuickly(
  session: DetectorSession,
  source: PictureToDecode,
  options: QuickLook = {},
): Promise<Finding[]> {
  const { inputSize: size, thresholds } = session.card
  const kept = keptFrom(session.card)
  const { width, height } = source
  const middle = largestView(width, height, size, MIDDLE_LOOKS)
  const total = 1 + middle.parts.length + MAX_SHEETS
  const seen: Sighting[] = []
  let done = 0
  const lookAt = (picture: RgbFrame, part?: Box) => {
    options.checkpoint?.(done++, total)
    return session.look(picture, part, { minConfidence: MAYBE })
  }
  const counted = () => countedIn(source, seen, label => kept[label])

  const small = await source.small()
  const decoding = source.full()
  // Awaited below; a picture that cannot be decoded must not end the process before that.
  decoding.catch(() => {})
  for (const finding of await lookAt(small))
    seen.push({ ...finding, level: 0, box: enlargedBox(finding.box, small, source) })
  options.onFirstLook?.(counted(), done, total)

  const picture = await decoding
  const view = await resized(picture, middle.width, middle.height)
  for (const part of middle.parts.filter(each => !isBlank(view, each)))
    for (const finding of await lookAt(view, part))
      if (!isCut(finding.box, part, view))
        seen.push({ ...finding, level: 1, box: enlargedBox(finding.box, view, source) })
  done = 1 + middle.parts.length
  options.onFirstLook?.(counted(), done, total)

  const shown = middle.width / width
  for (const sheet of planSheets(seen, { picture, shown, thresholds, size })) {
    const drawn = await drawSheet(sheet, picture, size)
    seen.push(...onSheet(await lookAt(drawn), sheet, picture))
  }
  options.checkpoint?.(total, total)
  return counted()
}

/** Places with as much around them as a few sheets hold; where they hold too few, more sheets with nothing around. */
export function planSheets(seen: readonly Finding[], options: Omit<PlaceOptions, 'context'>): Sheet[] {
  const { picture, size } = options
  const planned = (context: number, maxSheets: number) =>
    packSheets(placesWorthALook(seen, { ...options, context }), { picture, size, maxSheets })
  const roomy = CONTEXTS.map(context => planned(context, ROOMY_SHEETS)).find(({ left }) => left === 0)
  return (roomy ?? planned(1, MAX_SHEETS)).sheets
}

const enlargedBox = (
  box: Box,
  from: { width: number; height: number },
  to: { width: number; height: number },
) => scaledBox(box, to.width / from.width, to.height / from.height)

/** Findings of a sheet in the picture, less those that the edge of their cell cuts. */
function onSheet(findings: readonly Finding[], sheet: Sheet, picture: RgbFrame): Sighting[] {
  return findings.flatMap(finding => {
    const cell = cellOf(sheet, finding.box)
    return cell && !isCutByCell(finding.box, cell, picture)
      ? [{ ...finding, level: 2, box: inPicture(finding.box, cell) }]
      : []
  })
}

function inPicture(box: Box, { from, to }: Cell): Box {
  const [across, down] = [from.width / to.width, from.height / to.height]
  return {
    x: from.x + (box.x - to.x) * across,
    y: from.y + (box.y - to.y) * down,
    width: box.width * across,
    height: box.height * down,
  }
}

/** In the pixels of the sheet: what touches the border of a cell goes on beyond it. */
function isCutByCell(box: Box, { from, to }: Cell, picture: RgbFrame): boolean {
  const [across, down] = [to.width / from.width, to.height / from.height]
  const part = { x: from.x * across, y: from.y * down, width: to.width, height: to.height }
  const moved = { ...box, x: box.x - to.x + part.x, y: box.y - to.y + part.y }
  return isCut(moved, part, { width: picture.width * across, height: picture.height * down })
}
