import type { Box, Label } from '@plumbline/domain'
import { expect, test } from 'vitest'
import type { RgbFrame } from '../detector/detector'
import type { DetectorSession } from '../detector/session'
import type { Finding } from '../findings'
import { iou, shareInside } from '../geometry'
import { placesWorthALook } from './places'
import { isQuicklySeen, lookQuickly, type Networks, planSheets } from './quick-look'
import { packSheets } from './sheets'
import { largestView } from './views'

const SIZE = 704
const thresholds = { person: 0.4, hard_hat: 0.4, no_hard_hat: 0.4, fire: 0.4 }
const frame = { width: 4000, height: 3000 }
const at = (label: Label, confidence: number, x: number, y: number, width: number, height: number) => ({
  label,
  confidence,
  box: { x, y, width, height },
})
const places = (seen: Finding[], shown = 0.176) =>
  placesWorthALook(seen, { picture: frame, shown, thresholds, size: SIZE })(1)

test.each([
  [4000, 3000, 6],
  [3000, 4000, 6],
  [16_000, 1000, 6],
  [5000, 5000, 4],
])('%d × %d is shown as large as six tiles allow', (width, height, parts) => {
  const view = largestView(width, height, SIZE, 6)
  expect(view.parts.length).toBe(parts)
  expect(view.width / view.height).toBeCloseTo(width / height, 0)
  for (const { x, y, ...part } of view.parts) {
    expect(x + part.width).toBeLessThanOrEqual(view.width)
    expect(y + part.height).toBeLessThanOrEqual(view.height)
  }
})

test('what a phone takes is looked at in parts, what it sends as a preview throughout', () => {
  expect(isQuicklySeen(4000, 3000, SIZE)).toBe(false)
  expect(isQuicklySeen(1600, 1200, SIZE)).toBe(true)
})

test('a person too small to be judged is looked at closer, a large one is not', () => {
  const [place, ...others] = places([at('person', 0.8, 1000, 1000, 60, 180)])
  expect(others).toEqual([])
  expect(place?.scale).toBeCloseTo(0.86)
  expect(shareInside({ x: 1000, y: 1000, width: 60, height: 180 }, place?.box as Box)).toBe(1)
  expect(places([at('person', 0.8, 1000, 1000, 300, 900)])).toEqual([])
})

test('what may be a person is looked at closer too, and a head that is clear already is not', () => {
  expect(places([at('person', 0.15, 1000, 1000, 60, 180)])).toHaveLength(1)
  const clear = [at('person', 0.8, 1000, 1000, 200, 650), at('hard_hat', 0.9, 1050, 1000, 100, 95)]
  expect(places(clear)).toEqual([])
})

test('a small machine is looked at closer, whatever is around it', () => {
  expect(places([at('machinery', 0.8, 1000, 1000, 150, 100)])).toHaveLength(1)
  expect(places([at('machinery', 0.8, 1000, 1000, 900, 700)])).toEqual([])
  expect(places([at('vehicle', 0.8, 1000, 1000, 150, 100)])).toEqual([])
})

test('people side by side are looked at together', () => {
  const crew = [0, 70, 140].map(x => at('person', 0.8, 1000 + x, 1000, 60, 180))
  expect(places(crew)).toHaveLength(1)
})

test('a place never leaves the picture', () => {
  const [place] = places([at('person', 0.8, 3960, 5, 40, 120)])
  expect(place?.box.y).toBe(0)
  expect((place?.box.x ?? 0) + (place?.box.width ?? 0)).toBe(4000)
})

test('sheets hold what fits, apart from each other, and say how much is left', () => {
  const picture = { ...frame, data: new Uint8Array() }
  const many = Array.from({ length: 40 }, (_, i) => ({
    box: { x: i * 90, y: (i % 7) * 200, width: 200 + (i % 5) * 20, height: 150 + (i % 3) * 40 },
    scale: 1,
    confidence: 0.5,
  }))
  const { sheets, left } = packSheets(many, { picture, size: SIZE, maxSheets: 2 })
  expect(sheets).toHaveLength(2)
  expect(sheets.flatMap(({ cells }) => cells).length + left).toBe(40)
  for (const { cells } of sheets)
    for (const [i, { to }] of cells.entries()) {
      expect(Math.max(to.x + to.width, to.y + to.height)).toBeLessThanOrEqual(SIZE)
      for (const other of cells.slice(0, i)) expect(iou(to, other.to)).toBe(0)
    }
})

test('few places are shown with much around them, many with less, and none is left out', () => {
  const cellsFor = (count: number) => {
    const crew = Array.from({ length: count }, (_, i) =>
      at('person', 0.8, 100 + (i % 10) * 380, 100 + Math.floor(i / 10) * 460, 60, 180),
    )
    const cells = planSheets(crew, { picture: frame, shown: 0.176, thresholds, size: SIZE }).flatMap(
      sheet => sheet.cells,
    )
    const headOf = ({ box }: Finding) => ({ ...box, height: box.height / 4 })
    const isShown = (person: Finding) => cells.some(({ from }) => shareInside(headOf(person), from) > 0.99)
    expect(crew.filter(person => !isShown(person))).toEqual([])
    return cells
  }
  const [alone] = cellsFor(1)
  const [crowded] = cellsFor(60)
  expect(alone?.from.height).toBeGreaterThan((crowded?.from.height ?? 0) * 1.5)
})

/** Two networks that see a red square of at least 12 pixels in whatever they are shown; a smaller one may be a person. */
function redSquares(): { networks: Networks; looks: Record<keyof Networks, number> } {
  const looks = { detector: 0, scanner: 0 }
  const seeing = (name: keyof Networks): DetectorSession => ({
    card: { version: '', inputSize: SIZE, classes: [], thresholds, nmsIou: 0.6, trustedClasses: [] },
    release: async () => {},
    look: async (picture, part, { minConfidence = 0.15 } = {}) => {
      looks[name]++
      const box = redIn(picture, part ?? { x: 0, y: 0, width: picture.width, height: picture.height })
      if (!box) return []
      const isClear = box.height >= 12
      const seen: Finding = {
        label: isClear ? 'no_hard_hat' : 'person',
        confidence: isClear ? 0.9 : 0.2,
        box,
      }
      return seen.confidence >= minConfidence ? [seen] : []
    },
  })
  return { networks: { detector: seeing('detector'), scanner: seeing('scanner') }, looks }
}

function redIn({ data, width }: RgbFrame, part: Box): Box | undefined {
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, -1, -1]
  for (let y = part.y; y < part.y + part.height; y++)
    for (let x = part.x; x < part.x + part.width; x++) {
      const i = (y * width + x) * 3
      if ((data[i] as number) <= 200 || (data[i + 1] as number) >= 90) continue
      ;[left, top] = [Math.min(left, x), Math.min(top, y)]
      ;[right, bottom] = [Math.max(right, x), Math.max(bottom, y)]
    }
  return right < 0 ? undefined : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}

/** A gray picture and a red square in it. */
function pictureWith(square: Box): RgbFrame {
  const data = new Uint8Array(frame.width * frame.height * 3).fill(90)
  for (let y = square.y; y < square.y + square.height; y++)
    for (let x = square.x; x < square.x + square.width; x++) data.set([255, 0, 0], (y * frame.width + x) * 3)
  return { ...frame, data }
}

/** No part of it is blank. */
function checkered(): RgbFrame {
  const rows = [0, 1].map(shift =>
    Uint8Array.from({ length: frame.width * 3 }, (_, i) => ((i >> 6) % 2 === shift ? 60 : 200)),
  )
  const data = new Uint8Array(frame.width * frame.height * 3)
  for (let y = 0; y < frame.height; y++) data.set(rows[(y >> 4) % 2] as Uint8Array, y * frame.width * 3)
  return { ...frame, data }
}

const blank = { width: SIZE, height: 528, data: new Uint8Array(SIZE * 528 * 3) }
const pictured = (picture: RgbFrame) => ({ ...frame, small: async () => blank, full: async () => picture })

test('what the scanner suspects is found by the detector in the picture’s own resolution, where it is', async () => {
  const square = { x: 2600, y: 2100, width: 16, height: 16 }
  const { networks, looks } = redSquares()
  const shown: number[] = []
  const findings = await lookQuickly(networks, pictured(pictureWith(square)), {
    onFirstLook: first => shown.push(first.length),
  })
  expect(findings.map(({ label }) => label)).toEqual(['no_hard_hat'])
  expect(iou(findings[0]?.box as Box, square)).toBeGreaterThan(0.8)
  expect(shown).toEqual([0])
  // The whole and one sheet; the one tile that isn't blank.
  expect(looks).toEqual({ detector: 2, scanner: 1 })
})

test('what only the scanner sees is no finding, however sure it is', async () => {
  const { networks } = redSquares()
  const certain: DetectorSession = {
    ...networks.scanner,
    look: async (_, part) => [at('no_hard_hat', 0.99, (part?.x ?? 0) + 300, (part?.y ?? 0) + 300, 20, 20)],
  }
  const nothing: DetectorSession = { ...networks.detector, look: async () => [] }
  const source = pictured(pictureWith({ x: 2600, y: 2100, width: 16, height: 16 }))
  expect(await lookQuickly({ detector: nothing, scanner: certain }, source)).toEqual([])
})

test('every sheet but the last adds to what is shown so far', async () => {
  const { networks } = redSquares()
  const crowd: DetectorSession = {
    ...networks.scanner,
    look: async (_, part) => {
      const { x, y } = part ?? { x: 0, y: 0 }
      return Array.from({ length: 30 }, (__, i) =>
        at('person', 0.9, x + 40 + (i % 6) * 100, y + 40 + Math.floor(i / 6) * 110, 12, 30),
      )
    },
  }
  const steps: number[] = []
  await lookQuickly({ ...networks, scanner: crowd }, pictured(checkered()), {
    onFirstLook: (_, done, total) => steps.push(done / total),
  })
  expect(steps).toHaveLength(4)
  expect(steps).toEqual(steps.toSorted((a, b) => a - b))
  expect(steps.at(-1)).toBeLessThan(1)
})

test('what the border of a cell on a sheet cuts is not taken from it', async () => {
  const { networks } = redSquares()
  const source = pictured(pictureWith({ x: 1400, y: 600, width: 1200, height: 1800 }))
  expect(await lookQuickly(networks, source)).toEqual([])

  // A person is suspected in the middle of it; on the sheet, the red goes on beyond their cell.
  const suspecting: DetectorSession = {
    ...networks.scanner,
    look: async ({ width, height }) => [at('person', 0.2, width / 2, height / 2, 8, 16)],
  }
  const { networks: counting, looks } = redSquares()
  expect(await lookQuickly({ ...counting, scanner: suspecting }, source)).toEqual([])
  expect(looks.detector).toBe(2)
})

test('a picture that turns out damaged is reported, not waited for', async () => {
  const damaged = { ...pictured(blank), full: () => Promise.reject(new Error('cut short')) }
  await expect(lookQuickly(redSquares().networks, damaged)).rejects.toThrow('cut short')
})
