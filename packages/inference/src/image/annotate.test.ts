import type { Box } from '@plumbline/domain'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { ViolationBox } from '../findings'
import { bottom, intersection, right } from '../geometry'
import { annotate } from './annotate'
import { placeLabels } from './labels'

const frame = { width: 640, height: 480 }
const size = { width: 150, height: 20 }

describe('labels', () => {
  const crowd: Box[] = Array.from({ length: 12 }, (_, i) => ({
    x: 560 + (i % 3) * 10,
    y: (i % 4) * 5,
    width: 60,
    height: 40,
  }))

  test('stay inside the frame, also at its corners', () => {
    const corners: Box[] = [
      { x: 0, y: 0, width: 20, height: 20 },
      { x: 630, y: 0, width: 10, height: 10 },
      { x: 620, y: 470, width: 20, height: 10 },
      { x: 0, y: 0, width: 640, height: 480 },
    ]
    for (const label of placeLabels([...corners, ...crowd], Array(16).fill(size), frame)) {
      expect(label.x).toBeGreaterThanOrEqual(0)
      expect(label.y).toBeGreaterThanOrEqual(0)
      expect(right(label)).toBeLessThanOrEqual(frame.width)
      expect(bottom(label)).toBeLessThanOrEqual(frame.height)
    }
  })

  test('do not cover one another', () => {
    const labels = placeLabels(crowd, Array(12).fill(size), frame)
    for (const [i, label] of labels.entries())
      for (const other of labels.slice(i + 1)) expect(intersection(label, other)).toBe(0)
  })

  test('stand above their box where there is room', () => {
    expect(placeLabels([{ x: 100, y: 200, width: 50, height: 80 }], [size], frame)).toEqual([
      { x: 100, y: 180, ...size },
    ])
  })
})

describe('an annotated picture', () => {
  const gray = sharp({ create: { ...frame, channels: 3, background: '#808080' } })
    .jpeg()
    .toBuffer()
  const box = (severity: ViolationBox['severity']): ViolationBox => ({
    x: 100,
    y: 100,
    width: 200,
    height: 200,
    label: 'A <thing> & more',
    labelCode: 'thing',
    severity,
  })
  const pixel = async (picture: Buffer, x: number, y: number) => {
    const data = await sharp(picture).extract({ left: x, top: y, width: 1, height: 1 }).raw().toBuffer()
    return [...data]
  }

  test.each([
    ['High', [229, 50, 45]],
    ['Medium', [240, 140, 0]],
    ['Low', [245, 217, 10]],
  ] as const)('%s has its color within a dark line', async (severity, color) => {
    const picture = await annotate({ bytes: await gray }, { boxes: [box(severity)] })
    const inner = await pixel(picture, 100, 200)
    for (const [i, channel] of inner.entries())
      expect(Math.abs(channel - (color[i] as number))).toBeLessThan(60)
    expect(Math.max(...(await pixel(picture, 98, 200)))).toBeLessThan(80)
  })

  test('keeps the size of the upright picture', async () => {
    const turned = await sharp(await gray)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const picture = await annotate({ bytes: turned }, { boxes: [box('High')] })
    expect(await sharp(picture).metadata()).toMatchObject({ width: 480, height: 640, format: 'jpeg' })
  })
})
