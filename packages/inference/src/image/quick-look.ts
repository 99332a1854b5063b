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
import { countParts, largestView, planViews, type View } from './views'

/** Looks of the scanner at the middle view, which shows all of the picture larger. */
const MIDDLE_LOOKS = 12
/** Looks of the detector at what may be there. */
const MAX_SHEETS = 4
/** Looks of the detector that take about as long as all of these. */
const QUICK_LOOKS = 7
/** The scanner is never sure: the detector decides. */
const SCANNER_WEIGHT = 0.45
/** With how much around it a place is shown, in sizes of the place: the first that leaves room for all places. */
const CONTEXTS = [3, 2.2, 1.6, 1.2]

export type QuickLook = Omit<ThoroughLook, 'minConfidence'>
export type Networks = { detector: DetectorSession; scanner: DetectorSession }

export type PictureToDecode = {
  width: number
  height: number
  /** As large as the detector's input, decoded quickly. */
  small: () => Promise<RgbFrame>
  full: () => Promise<RgbFrame>
}

/** A picture whose views are no more than this is looked at throughout. */
export const isQuicklySeen = (width: number, height: number, size: number) =>
  countParts(planViews(width, height, size)) <= QUICK_LOOKS

/**
 * The detector looks at a large picture as a whole, the scanner at all of it larger, then the detector again only where
 * people are too small to be judged or something may be that isn't sure. Boxes come back in the picture's pixels.
 */
export async function lookQuickly(
  { detector, scanner }: Networks,
  source: PictureToDecode,
  options: QuickLook = {},
): Promise<Finding[]> {
  const { inputSize: size, thresholds } = detector.card
  const kept = keptFrom(detector.card)
  const middle = largestView(source.width, source.height, scanner.card.inputSize, MIDDLE_LOOKS)
  const total = 1 + middle.parts.length + MAX_SHEETS
  const seen: Sighting[] = []
  let done = 0
  const checkpoint = () => options.checkpoint?.(done++, total)
  const lookAt = (picture: RgbFrame) => {
    checkpoint()
    return detector.look(picture, undefined, { minConfidence: MAYBE })
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
  const suspected = await scan(picture, { scanner, middle, checkpoint })
  done = 1 + middle.parts.length
  const shown = small.width / source.width
  const sheets = planSheets([...seen, ...suspected], { picture, shown, thresholds, size })
  for (const [i, sheet] of sheets.entries()) {
    const drawn = await drawSheet(sheet, picture, size)
    seen.push(...onSheet(await lookAt(drawn), sheet, picture))
    if (i < sheets.length - 1) options.onFirstLook?.(counted(), done, total)
  }
  options.checkpoint?.(total, total)
  return counted()
}

type Scan = { scanner: DetectorSession; middle: View; checkpoint: () => void }

/** What may be in the picture, for the detector to look at. */
async function scan(picture: RgbFrame, { scanner, middle, checkpoint }: Scan): Promise<Finding[]> {
  const view = await resized(picture, middle.width, middle.height)
  const suspected: Finding[] = []
  for (const part of middle.parts.filter(each => !isBlank(view, each))) {
    checkpoint()
    for (const { box, confidence, ...finding } of await scanner.look(view, part))
      if (!isCut(box, part, view))
        suspected.push({
          ...finding,
          confidence: SCANNER_WEIGHT * confidence,
          box: enlargedBox(box, view, picture),
        })
  }
  return suspected
}

/** Places with as much around them as the sheets hold; where they can't hold all, the surest with nothing around. */
export function planSheets(seen: readonly Finding[], options: PlaceOptions): Sheet[] {
  const places = placesWorthALook(seen, options)
  const planned = (context: number) => packSheets(places(context), { ...options, maxSheets: MAX_SHEETS })
  for (const context of CONTEXTS) {
    const { sheets, left } = planned(context)
    if (left === 0) return sheets
  }
  return planned(1).sheets
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
