import { describe, expect, test } from 'vitest'
import { type Finding, labels } from '../findings'
import type { SceneGuess } from '../scene-type/scene-model'
import { fireAndSmoke } from './fire-and-smoke'
import { sceneSites } from './fixtures/scene-sites'
import { readScene, type SceneContext } from './scene'

const frame = { width: 1000, height: 800 }
const bareHead: Finding = {
  label: 'no_hard_hat',
  confidence: 0.9,
  box: { x: 130, y: 400, width: 40, height: 45 },
}
const sureHat: Finding = {
  label: 'hard_hat',
  confidence: 0.9,
  box: { x: 600, y: 400, width: 40, height: 45 },
}
const machine: Finding = {
  label: 'machinery',
  confidence: 0.9,
  box: { x: 600, y: 300, width: 300, height: 300 },
}
const unsureMachine: Finding = { ...machine, confidence: 0.5 }
const hats: Finding[] = [0, 1, 2].map(i => ({ ...sureHat, box: { ...sureHat.box, x: 300 + 100 * i } }))
const siteOf = (findings: Finding[], context: SceneContext) =>
  readScene(frame, findings, labels, context).site
const like = (type: SceneGuess['type'], workplace: number): SceneContext => ({
  looksLike: { type, confidence: 0.9, workplace },
})

describe('how the whole picture looks', () => {
  test.each([
    ['no sign, surely a site', [bareHead], like('site', 0.99), 'some'],
    ['no sign, surely a plant', [bareHead], like('plant', 0.99), 'none'],
    ['no sign, likely a site', [bareHead], like('site', 0.9), 'none'],
    ['a hat, likely a site', [bareHead, sureHat], like('site', 0.7), 'clear'],
    ['a hat, surely a plant', [bareHead, sureHat], like('plant', 0.99), 'some'],
    ['a hat, as likely a workplace as not', [bareHead, sureHat], like('site', 0.6), 'none'],
    ['a hat, surely at an event', [bareHead, sureHat], like('event', 0.01), 'none'],
    ['hats, as likely a workplace as not', [bareHead, ...hats], like('event', 0.51), 'clear'],
    ['hats, rather a meeting', [bareHead, ...hats], like('office', 0.49), 'none'],
    ['an unsure machine, surely a road', [bareHead, unsureMachine], like('road', 0.01), 'some'],
    ['an unsure machine, likely a site', [bareHead, unsureMachine], like('site', 0.7), 'clear'],
    ['a machine, surely a road', [bareHead, machine], like('road', 0.01), 'clear'],
    ['hats and a machine, surely a road', [...hats, machine], like('road', 0.01), 'clear'],
    ['no sign and no look', [bareHead], {}, 'none'],
    ['an unclear sign and no look', [bareHead, sureHat], {}, 'some'],
  ] as const)('%s', (_, findings, context, expected) => {
    expect(siteOf([...findings], context).is).toBe(expected)
  })

  test('what somebody said goes first', () => {
    expect(siteOf([bareHead], { ...like('home', 0), workSite: true }).is).toBe('clear')
    const site = sceneSites.usWarehouse
    const without = siteOf([bareHead], { site })
    expect(siteOf([bareHead], { ...like('home', 0), site })).toEqual(without)
    expect(siteOf([bareHead], { ...like('site', 1), site })).toEqual(without)
  })

  test('a picture that only looks like a site gives the picture as the reason', () => {
    expect(siteOf([bareHead], like('site', 0.99)).reason).toBe('picture')
  })
})

describe('small flames', () => {
  const flame = (share: number, label: 'fire' | 'smoke' = 'fire'): Finding => ({
    label,
    confidence: 0.9,
    box: { x: 100, y: 100, width: frame.width * share, height: frame.height },
  })
  const burning = (findings: Finding[], context: SceneContext) =>
    fireAndSmoke.observe(readScene(frame, findings, labels, context)).length

  test('are candles where the picture surely shows a home, an office or an event', () => {
    for (const type of ['home', 'office', 'event'] as const)
      expect(burning([flame(0.009)], like(type, 0.09))).toBe(0)
  })

  test.each([
    ['on a road', [flame(0.009)], like('road', 0.01)],
    ['where it may be a workplace', [flame(0.009)], like('home', 0.11)],
    ['that are not small', [flame(0.011)], like('home', 0.01)],
    ['with smoke', [flame(0.009), flame(0.3, 'smoke')], like('home', 0.01)],
    ['without a look at the place', [flame(0.009)], {}],
    ['at a site that somebody named', [flame(0.009)], { ...like('home', 0), site: sceneSites.usWarehouse }],
    ['at what somebody called a site', [flame(0.009)], { ...like('home', 0), workSite: true }],
  ])('%s are a fire', (_, findings, context) => {
    expect(burning(findings, context)).toBe(1)
  })
})
