import type { Box, Label } from '@plumbline/domain'
import { describe, expect, test } from 'vitest'
import type { Finding } from '../findings'
import { bottom, right } from '../geometry'
import { isBlank } from './blank'
import { isCut, mergeSightings, type Sighting, withoutIllusions } from './merge'
import { planViews } from './views'

describe('views', () => {
  test('a picture about as large as the input is looked at once', () => {
    expect(planViews(640, 480, 640)).toEqual([
      { width: 640, height: 480, parts: [{ x: 0, y: 0, width: 640, height: 480 }] },
    ])
    expect(planViews(100, 80, 640)).toHaveLength(1)
    expect(planViews(800, 600, 640)).toHaveLength(1)
  })

  test.each([
    [1280, 960],
    [4000, 3000],
    [3000, 4000],
    [9000, 700],
    [641 * 2, 641 * 2],
  ])('%d × %d ends at full size, and every tile fits the input', (width, height) => {
    const views = planViews(width, height, 640)
    expect(views.at(-1)).toMatchObject({ width, height })
    for (const view of views)
      for (const part of view.parts) {
        expect(Math.max(part.width, part.height)).toBeLessThanOrEqual(640)
        expect(right(part)).toBeLessThanOrEqual(view.width)
        expect(bottom(part)).toBeLessThanOrEqual(view.height)
      }
  })

  test('anything smaller than the overlap lies whole in some tile', () => {
    const view = planViews(4000, 3000, 640).at(-1)
    const inside = (x: number, y: number, size: number) =>
      view?.parts.some(
        part => x >= part.x && y >= part.y && x + size <= right(part) && y + size <= bottom(part),
      )
    for (let x = 0; x <= 4000 - 120; x += 37)
      for (let y = 0; y <= 3000 - 120; y += 41) expect(inside(x, y, 120)).toBe(true)
  })

  test('each view is at most two and a half times finer than the one before', () => {
    const widths = planViews(12_000, 300, 640).map(({ width }) => width)
    for (const [i, width] of widths.entries())
      if (i > 0) expect(width / (widths[i - 1] as number)).toBeLessThan(2.51)
  })
})

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })
const sighting = (label: Label, level: number, confidence: number, place: Box): Sighting => ({
  label,
  level,
  confidence,
  box: place,
})
const kept = (...sightings: Sighting[]) =>
  mergeSightings(sightings).map(({ label, confidence }: Finding) => `${label} ${confidence}`)

describe('merging', () => {
  test('what is cut by a tile within the picture is left to the neighbor', () => {
    const part = box(500, 0, 640, 640)
    const frame = { width: 4000, height: 640 }
    expect(isCut(box(501, 100, 50, 50), part, frame)).toBe(true)
    expect(isCut(box(1100, 100, 39, 50), part, frame)).toBe(true)
    // Where a cut box ends differs by a few pixels from processor to processor.
    expect(isCut(box(1080, 100, 51, 50), part, frame)).toBe(true)
    expect(isCut(box(1070, 100, 50, 50), part, frame)).toBe(false)
    expect(isCut(box(700, 0, 50, 50), part, frame)).toBe(false)
    expect(isCut(box(700, 600, 50, 40), part, frame)).toBe(false)
  })

  test.each<[string, Sighting[], string[]]>([
    [
      'the same thing in two tiles',
      [sighting('person', 2, 0.8, box(0, 0, 50, 100)), sighting('person', 2, 0.9, box(2, 3, 50, 100))],
      ['person 0.9'],
    ],
    [
      'two things side by side',
      [sighting('person', 2, 0.8, box(0, 0, 50, 100)), sighting('person', 2, 0.9, box(60, 0, 50, 100))],
      ['person 0.9', 'person 0.8'],
    ],
    [
      'a part of a person seen closer',
      [sighting('person', 0, 0.8, box(0, 0, 200, 400)), sighting('person', 1, 0.9, box(10, 10, 150, 150))],
      ['person 0.8'],
    ],
    [
      'a small person behind a large one',
      [sighting('person', 0, 0.8, box(0, 0, 200, 400)), sighting('person', 1, 0.9, box(20, 50, 30, 80))],
      ['person 0.9', 'person 0.8'],
    ],
    [
      'a piece of a machine',
      [
        sighting('machinery', 0, 0.6, box(0, 0, 900, 600)),
        sighting('machinery', 2, 0.9, box(50, 50, 80, 60)),
      ],
      ['machinery 0.6'],
    ],
    [
      'a hat that a closer look takes for a bare head',
      [sighting('hard_hat', 0, 0.8, box(0, 0, 60, 60)), sighting('no_hard_hat', 1, 0.5, box(10, 20, 40, 40))],
      ['hard_hat 0.8'],
    ],
    [
      'the detector’s own doubts within one look',
      [sighting('hard_hat', 0, 0.8, box(0, 0, 60, 60)), sighting('no_hard_hat', 0, 0.5, box(0, 0, 60, 60))],
      ['hard_hat 0.8', 'no_hard_hat 0.5'],
    ],
  ])('%s', (_, sightings, expected) => {
    expect(kept(...sightings)).toEqual(expected)
  })
})

describe('a large thing that only a tile shows', () => {
  const picture = { width: 1100, height: 900 }
  const truck = sighting('vehicle', 1, 0.78, box(200, 400, 480, 400))
  const left = (...sightings: Sighting[]) => withoutIllusions(sightings, picture).map(({ level }) => level)

  test('is an illusion unless the full view suspects something like it there', () => {
    expect(left(truck)).toEqual([])
    expect(left(truck, sighting('machinery', 0, 0.13, box(220, 420, 480, 400)))).toEqual([1, 0])
    expect(left(truck, sighting('vehicle', 0, 0.11, box(220, 420, 480, 400)))).toEqual([0])
    expect(left(truck, sighting('vehicle', 0, 0.9, box(0, 0, 200, 200)))).toEqual([0])
    expect(left(truck, sighting('vehicle', 1, 0.9, box(200, 400, 480, 400)))).toEqual([])
  })

  test('counts when it is small, a fire, or a person', () => {
    expect(left(sighting('vehicle', 1, 0.78, box(200, 400, 270, 200)))).toEqual([1])
    expect(left(sighting('fire', 1, 0.78, box(200, 400, 480, 400)))).toEqual([1])
    expect(left(sighting('person', 1, 0.78, box(200, 400, 480, 400)))).toEqual([1])
  })
})

describe('blank tiles', () => {
  const frame = (shade: (x: number, y: number) => number) => {
    const data = new Uint8Array(640 * 640 * 3)
    for (let i = 0; i < 640 * 640; i++) data.fill(shade(i % 640, Math.floor(i / 640)), i * 3, i * 3 + 3)
    return { data, width: 640, height: 640 }
  }
  const whole = box(0, 0, 640, 640)

  test('a sky with grain is blank', () => {
    expect(
      isBlank(
        frame((x, y) => 150 + y / 10 + (((x * 7919 + y * 104_729) % 13) - 6)),
        whole,
      ),
    ).toBe(true)
  })

  test('the smallest hat in it is not', () => {
    expect(
      isBlank(
        frame((x, y) => (x > 300 && x < 314 && y > 200 && y < 212 ? 90 : 150)),
        whole,
      ),
    ).toBe(false)
  })
})
