import { type Label, labels } from '@plumbline/domain'
import { remedyNumbers } from '@plumbline/knowledge'
import { describe, expect, test } from 'vitest'
import type { Finding } from '../findings'
import { at, worker } from './fixtures/scene-parts'
import { readScene } from './scene'
import { observe, violationsOf } from './violations'

const frame = { width: 1000, height: 800 }

const excavator = at('machinery', 300, 380, 400, 340)
const _farExcavator = at('machinery', 300, 200, 150, 100)
const cone = at('safety_cone', 900, 650, 40, 60)

function violationsIn(findings: Finding[], trustedClasses: readonly Label[] = labels) {
  const scene = readScene(frame, findings, trustedClasses)
  return violationsOf(observe(scene, trustedClasses), scene)
}
const summary = (findings: Finding[], trustedClasses?: readonly Label[]) =>
  violationsIn(findings, trustedClasses).map(
    ({ rule, type, severity }) => `${severity} ${rule} ${type.code.split('.')[2]}`,
  )

describe('classes that are not trusted', () => {
  const scene = [...worker(720, { head: 'bare', vest: 'no' }), excavator]

  test('findings of such a class are ignored', () => {
    expect(summary(scene, ['person', 'hard_hat', 'no_hard_hat', 'safety_vest', 'no_safety_vest'])).toEqual([])
  })

  test('a rule that needs such a class does not run, the others do', () => {
    expect(summary(scene, ['person', 'machinery', 'no_hard_hat'])).toEqual([
      'High head-protection near_machinery',
      'Medium close-to-machinery within_reach',
    ])
  })

  test('a forklift makes no violation until its class is trusted', () => {
    const beside = [...worker(720, { vest: 'no' }), at('forklift', 300, 380, 400, 340), cone]
    const others: Label[] = ['person', 'no_safety_vest', 'safety_cone']
    expect(summary(beside, [...others, 'forklift'])).toEqual([
      'Medium close-to-forklift within_reach',
      'Medium high-visibility near_machinery',
    ])
    expect(summary(beside, others)).toEqual([])
  })

  test('a head that looks bare and covered about equally is neither', () => {
    const unsure = [
      at('person', 100, 400, 100, 300),
      at('no_hard_hat', 130, 400, 40, 45, 0.6),
      at('hard_hat', 130, 400, 40, 30, 0.55),
      cone,
    ]
    expect(summary(unsure)).toEqual([])
  })
})

describe('the words', () => {
  const [violation] = violationsIn([
    ...worker(720, { head: 'bare' }),
    ...worker(180, { head: 'bare' }),
    ...worker(480, { head: 'hat', vest: 'yes', feet: 390 }),
    excavator,
    cone,
  ])

  test('are short, concrete and say why', () => {
    expect(violation?.description.text).toBe('Two people without hard hats near machinery')
    expect(violation?.because.text).toBe('People without head protection: 2 of 3, next to machinery')
    expect(violation?.location.text).toBe('across the foreground')
  })

  test('count nobody whose head the picture does not show', () => {
    const [seen] = violationsIn([
      ...worker(720, { head: 'bare' }),
      ...worker(480, { head: 'hat' }),
      at('person', 40, 700, 12, 18),
      excavator,
      cone,
    ])
    expect(seen?.because.text).toBe('People without head protection: 1 of 2, next to machinery')
  })

  test('stand beside a code and parameters that can be translated', () => {
    expect(violation?.description).toMatchObject({
      code: 'violation.head-protection.near_machinery.description',
      params: { count: 2, people: 3, confidence: 0.9 },
    })
    expect(violation?.boundingBoxes.map(({ labelCode }) => labelCode)).toEqual(['no_hard_hat', 'no_hard_hat'])
  })

  test('come with the codes and the remedies', () => {
    expect(violation?.regulationCodes).toEqual(['29 CFR 1926.100(a)'])
    expect(violation?.relatedCodes).toEqual(['29 CFR 1926.28(a)'])
    expect(violation?.remediationSteps[0]).toMatchObject({ code: 'hazard.head-protection.remedy.3' })
    expect(violation?.remediationSteps).toHaveLength(remedyNumbers('head-protection').length)
  })

  test('never speak of a vest without saying on what ground', () => {
    const [vest] = violationsIn([...worker(720, { vest: 'no' }), excavator, cone]).filter(
      ({ rule }) => rule === 'high-visibility',
    )
    expect(vest?.description.text).toContain('Recommended wherever machines move')
    expect(vest).toMatchObject({ basis: 'advisory', regulationCodes: [] })
  })

  test('of nearness speak of the picture, never of body heights, feet or meters', () => {
    const near = violationsIn([...worker(720, { vest: 'no' }), excavator])
    const texts = near.flatMap(({ type, description, because }) => [
      type.text,
      description.text,
      because.text,
    ])
    expect(texts.filter(text => /body|feet|foot|meter|reach/i.test(text))).toEqual([])
    expect(near[0]?.because.text).toBe('1 person is beside the machine in the picture')
  })
})

test.each([
  [{ x: 10, y: 500, width: 100, height: 250 }, 'left foreground'],
  [{ x: 450, y: 300, width: 60, height: 120 }, 'center background'],
  [{ x: 800, y: 350, width: 100, height: 200 }, 'right of the picture'],
  [{ x: 450, y: 350, width: 100, height: 200 }, 'center of the picture'],
])('%j is %s', (box, words) => {
  const [violation] = violationsIn([{ label: 'fire', confidence: 0.9, box }])
  expect(violation?.location.text).toBe(words)
})
