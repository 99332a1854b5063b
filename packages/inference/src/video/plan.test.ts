import { expect, test } from 'vitest'
import { type Packet, type Plan, planSampling } from './plan'

/** Thirty frames a second, a key frame every `keyEvery` frames. */
const video = (
  seconds: number,
  keyEvery: number,
  change: (packet: Packet, index: number) => Packet = p => p,
): Packet[] =>
  Array.from({ length: seconds * 30 }, (_, i) =>
    change({ time: i / 30, key: i % keyEvery === 0, bytes: i % keyEvery === 0 ? 60_000 : 4_000 }, i),
  )

const decoded = ({ runs }: Plan) => runs.reduce((sum, { from, to }) => sum + to - from + 1, 0)
const times = (plan: Plan, packets: Packet[]) => [...plan.samples].map(index => packets[index]?.time ?? -1)

test('a short clip is looked at twice a second', () => {
  const packets = video(6, 30)
  const plan = planSampling(packets, 6)
  expect(times(plan, packets)).toEqual([0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5])
  expect(plan.interval).toBe(0.5)
})

test('a clip of one second is looked at too, and one of a single frame', () => {
  expect(planSampling(video(1, 30), 1).samples.size).toBe(2)
  expect(planSampling([{ time: 0, key: true, bytes: 1 }], 0.04).samples).toEqual(new Set([0]))
})

test('with a key frame every second a longer video is sampled without decoding what lies between', () => {
  const plan = planSampling(video(60, 30), 60)
  expect(plan.samples.size).toBe(60)
  expect(decoded(plan)).toBe(60)
})

test('samples move to a key frame nearby, never farther than a quarter of the interval', () => {
  const packets = video(60, 36)
  const { samples } = planSampling(packets, 60)
  expect([samples.has(36), samples.has(30)]).toEqual([true, false])
  for (const [i, time] of times(planSampling(packets, 60), packets).entries()) {
    expect(Math.abs(time - i)).toBeLessThanOrEqual(0.25)
  }
})

test('between sparse key frames everything up to the last sample is decoded', () => {
  const plan = planSampling(video(25, 250), 25)
  expect(plan.runs.map(({ from }) => from)).toEqual([0, 250, 500])
  expect(plan.runs.map(({ to }) => to)).toEqual([240, 480, 720])
})

test('a long video is looked at more sparsely, with a bounded number of samples and frames', () => {
  const hour = planSampling(video(3600, 60), 3600)
  expect(hour.interval).toBe(20)
  expect(hour.samples.size).toBe(180)
  expect(decoded(hour)).toBeLessThanOrEqual(180 + 600)
  expect(hour.stopsAt).toBeUndefined()
})

test('one key frame for an hour: the first part is decoded, and the plan says where it stops', () => {
  const plan = planSampling(video(3600, 1_000_000), 3600)
  expect(decoded(plan)).toBe(6000)
  expect(plan.stopsAt).toBeCloseTo(200, 0)
})

test('a frame far larger than its neighbors is looked for: it may begin a new scene', () => {
  const packets = video(60, 600, (packet, i) => (i === 97 ? { ...packet, bytes: 50_000 } : packet))
  const near = planSampling(packets, 60, { maxDecoded: 100_000 })
  const dense = video(60, 30, (packet, i) => (i === 97 ? { ...packet, bytes: 50_000 } : packet))
  expect(near.runs[0]?.to).toBeGreaterThanOrEqual(97)
  expect(planSampling(dense, 60).runs).toContainEqual({ from: 90, to: 97 })
})

test('frames shown in another order than decoded are sampled by the time they are shown', () => {
  // Decoded: 0 3 1 2 | 6 4 5 …
  const order = (i: number) => (i === 0 ? 0 : i % 3 === 1 ? i + 2 : i - 1)
  const packets = video(4, 1000).map((packet, i) => ({ ...packet, time: order(i) / 30 }))
  const plan = planSampling(packets, 4)
  expect(times(plan, packets)).toEqual([0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5])
})

test('a frame that follows a key frame but is shown before it is decoded from the one before', () => {
  const packets: Packet[] = [0, 1, 3, 2, 4].map((at, i) => ({
    time: at / 2,
    key: i === 0 || i === 2,
    bytes: 1,
  }))
  expect(planSampling(packets, 2.5).runs).toEqual([
    { from: 0, to: 3 },
    { from: 2, to: 4 },
  ])
})

test('a thorough look takes every frame', () => {
  const packets = video(2, 30)
  const plan = planSampling(packets, 2, { thorough: true })
  expect(plan.samples.size).toBe(60)
  expect(decoded(plan)).toBe(60)
})
