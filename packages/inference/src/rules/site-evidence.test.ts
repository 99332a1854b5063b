import { labels } from '@plumbline/domain'
import { describe, expect, test } from 'vitest'
import type { Finding } from '../findings'
import { at, cone, sceneFrame, worker } from './fixtures/scene-parts'
import { headProtection } from './head-protection'
import { attachPpe } from './people'
import { readScene } from './scene'

const evidence = (...findings: Finding[][]) => readScene(sceneFrame, findings.flat(), labels).site.is
const flaggedHeads = (...findings: Finding[][]) =>
  headProtection.observe(readScene(sceneFrame, findings.flat(), labels)).length

describe('in a crowd', () => {
  const person = at('person', 100, 400, 300, 300)
  const behind = at('person', 250, 380, 100, 300)

  test('two heads within one person are two people', () => {
    const heads = [at('no_hard_hat', 150, 400, 40, 45), at('no_hard_hat', 230, 410, 40, 45)]
    expect(attachPpe([person, ...heads]).map(({ seen, bareHead }) => [seen, bareHead])).toEqual([
      ['whole', heads[1]],
      ['head', heads[0]],
    ])
  })

  test("a neighbor's hat covers nobody else", () => {
    const [bare, hat] = [at('no_hard_hat', 230, 400, 40, 45, 0.8), at('hard_hat', 150, 400, 40, 45, 0.85)]
    const people = attachPpe([person, bare, hat])
    expect(people.map(({ bareHead, hardHat }) => [bareHead, hardHat])).toEqual([
      [bare, undefined],
      [undefined, hat],
    ])
  })

  test('a head goes to the next person when the nearest has one', () => {
    const heads = [at('no_hard_hat', 240, 400, 40, 45), at('no_hard_hat', 290, 390, 40, 45)]
    expect(attachPpe([person, behind, ...heads]).map(({ seen }) => seen)).toEqual(['whole', 'whole'])
  })

  test('the same head seen bare and covered counts as the surer, or as neither', () => {
    const head = (label: 'hard_hat' | 'no_hard_hat', x: number, sure: number) =>
      at(label, x, 400, 40, 45, sure)
    for (const around of [[person], []]) {
      const settle = (bare: number) =>
        attachPpe([...around, head('hard_hat', 230, 0.7), head('no_hard_hat', 234, bare)])
      expect(settle(0.9)).toMatchObject([{ bareHead: { confidence: 0.9 } }])
      expect(settle(0.9)[0]).not.toHaveProperty('hardHat')
      expect(settle(0.75)[0]).not.toHaveProperty('bareHead')
    }
  })
})

describe('a site is', () => {
  const bareHeads = (count: number, sure?: number) =>
    Array.from({ length: count }, (_, i) => worker(i * 90, { head: 'bare', sure: sure ?? 0.9 })).flat()
  const hats = (count: number, sure = 0.8) =>
    Array.from({ length: count }, (_, i) => worker(500 + i * 90, { head: 'hat', sure })).flat()

  test('clear with three sure hats, however many heads are bare', () => {
    expect(evidence(bareHeads(5), hats(3))).toBe('clear')
    expect(evidence(bareHeads(5), hats(2))).toBe('some')
    expect(evidence(bareHeads(2), hats(2))).toBe('clear')
  })

  test('not shown by a helmet beside vests, but by a hat and a vest on one person', () => {
    const vested = worker(200, { head: 'bare', vest: 'yes' })
    expect(evidence(vested, hats(1, 0.7))).toBe('none')
    expect(evidence(bareHeads(1), worker(500, { head: 'hat', vest: 'yes', sure: 0.7 }))).toBe('clear')
  })

  test('not shown by one hat unless it is very sure', () => {
    expect(evidence(bareHeads(1), hats(1, 0.7))).toBe('none')
    expect(evidence(bareHeads(1), hats(1, 0.8))).toBe('some')
  })

  test('not shown by a vest or a ladder alone, but by a cone', () => {
    const ladder = [at('ladder', 400, 200, 60, 400)]
    expect(evidence(worker(100, { head: 'bare', vest: 'yes' }))).toBe('none')
    expect(evidence(bareHeads(1), ladder)).toBe('none')
    expect(evidence(bareHeads(1), [{ ...cone, confidence: 0.5 }])).toBe('some')
  })

  test('held against sure heads only while it is not clear', () => {
    expect(flaggedHeads(bareHeads(1, 0.6), hats(1))).toBe(0)
    expect(flaggedHeads(bareHeads(1, 0.7), hats(1))).toBe(1)
    expect(flaggedHeads(bareHeads(1, 0.6), hats(3))).toBe(1)
  })
})
