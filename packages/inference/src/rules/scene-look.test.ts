import { labels } from '@plumbline/domain'
import { describe, expect, test } from 'vitest'
import type { Finding } from '../findings'
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
    ['no sign, likely a site', [bareHead], like('site', 0.96), 'none'],
    ['a hat, surely a site', [bareHead, sureHat], like('site', 0.98), 'clear'],
    ['a hat, likely a site', [bareHead, sureHat], like('site', 0.96), 'some'],
    ['a hat, surely a plant', [bareHead, sureHat], like('plant', 0.99), 'some'],
    ['a hat, likely an event', [bareHead, sureHat], like('event', 0.11), 'some'],
    ['a hat, surely at an event', [bareHead, sureHat], like('event', 0.1), 'none'],
    ['hats, surely a meeting', [bareHead, ...hats], like('office', 0.01), 'clear'],
    ['an unsure machine, surely a road', [bareHead, unsureMachine], like('road', 0.01), 'some'],
    ['an unsure machine, surely a site', [bareHead, unsureMachine], like('site', 0.98), 'clear'],
    ['a machine, surely a road', [bareHead, machine], like('road', 0.01), 'clear'],
    ['hats and a machine, surely a road', [...hats, machine], like('road', 0.01), 'clear'],
    ['no sign and no look', [bareHead], {}, 'none'],
    ['an unclear sign and no look', [bareHead, sureHat], {}, 'some'],
  ] as const)('%s', (_, findings, context, expected) => {
    expect(siteOf([...findings], context).is).toBe(expected)
  })

  test.each([
    ['hats, a ceremony', hats, 0.5, 'none'],
    ['hats, perhaps a ceremony', hats, 0.49, 'clear'],
    ['a machine at an open day', [machine], 0.9, 'clear'],
  ] as const)('as the whole picture shows no workplace: %s', (_, findings, no_workplace, expected) => {
    expect(siteOf([bareHead, ...findings], { tags: { no_workplace } }).is).toBe(expected)
    const site = sceneSites.usConstruction
    expect(siteOf([bareHead, ...findings], { tags: { no_workplace }, site }).is).toBe('clear')
  })

  test('what somebody said goes first', () => {
    expect(siteOf([bareHead], { ...like('home', 0), workSite: true }).is).toBe('clear')
    const site = sceneSites.usWarehouse
    expect(siteOf([bareHead], { ...like('site', 1), site })).toEqual(siteOf([bareHead], { site }))
  })

  test.each(['usConstruction', 'usWarehouse'] as const)(
    'people in a forecourt are no breach because a site was set (%s)',
    name => {
      const site = sceneSites[name]
      const people = Array.from({ length: 16 }, (_, i) => ({
        ...bareHead,
        box: { ...bareHead.box, x: 50 * i },
      }))
      const seenAs = (workplace: number) => siteOf(people, { ...like('event', workplace), site })
      expect(seenAs(0)).toMatchObject({ is: 'none', reason: 'no' })
      expect(seenAs(0.5)).toMatchObject({ reason: 'site' })
      // A machine in the picture shows a workplace, whatever the rest of it looks like.
      expect(siteOf([...people, machine], { ...like('event', 0), site }).is).toBe('clear')
      expect(siteOf(people, { ...like('event', 0), site, workSite: true }).is).toBe('clear')
    },
  )

  test('a picture that only looks like a site gives the picture as the reason', () => {
    expect(siteOf([bareHead], like('site', 0.99)).reason).toBe('picture')
  })
})
