import { describe, expect, test } from 'vitest'
import { type Finding, labels } from '../findings'
import type { SceneGuess } from '../scene-type/scene-model'
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
const siteOf = (findings: Finding[], context: SceneContext) =>
  readScene(frame, findings, labels, context).site
const like = (type: SceneGuess['type'], workplace: number): SceneContext => ({
  looksLike: { type, confidence: 0.9, workplace },
})

describe('how the whole picture looks', () => {
  test.each([
    ['no sign, surely a site', [bareHead], like('site', 0.99), 'some'],
    ['no sign, surely a plant', [bareHead], like('plant', 0.99), 'some'],
    ['no sign, maybe a site', [bareHead], like('site', 0.8), 'none'],
    ['an unclear sign, surely a site', [bareHead, sureHat], like('site', 0.99), 'clear'],
    ['an unclear sign, surely a plant', [bareHead, sureHat], like('plant', 0.99), 'some'],
    ['an unclear sign, maybe at home', [bareHead, sureHat], like('home', 0.3), 'some'],
    ['an unclear sign, surely at an event', [bareHead, sureHat], like('event', 0.01), 'none'],
    ['a clear sign, surely a road', [bareHead, machine], like('road', 0.01), 'clear'],
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
