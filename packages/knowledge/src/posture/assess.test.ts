import { type PostureItem, postureItemIds, postureItems } from '@plumbline/domain'
import { describe, expect, test } from 'vitest'
import { assessPosture, type MeasuredAngles, type PostureAnswers } from './assess'
import { reba } from './reba'
import { rula } from './rula'
import type { PostureFacts } from './steps'

const lifting: MeasuredAngles = { trunk: 75, neck: 40, upperArm: 70, lowerArm: 20, knee: 10 }
const nothing: MeasuredAngles = { trunk: null, neck: null, upperArm: null, lowerArm: null, knee: null }

const asked: PostureAnswers = {
  ...{ load: 'over_10', shock: 'no', held: 'no', repeated: 'yes', rapid: 'no', grip: 'fair', legs: 'both' },
  ...{ trunk_turn: 'turned', neck_turn: 'no', arm_support: 'no', arm_out: 'no', shoulder: 'no' },
  ...{ lower_arm_out: 'no', wrist_bend: 'slight', wrist_turn: 'no' },
}

const totals = (angles: MeasuredAngles, answers: PostureAnswers) =>
  assessPosture(angles, answers).assessments.map(({ low, high }) => [low, high])
const itemOf = (angles: MeasuredAngles, answers: PostureAnswers, item: PostureItem) =>
  assessPosture(angles, answers).items.find(each => each.item === item)

test('with everything measured and answered each method gives one score', () => {
  expect(totals(lifting, asked)).toEqual([
    [11, 11],
    [7, 7],
  ])
  expect(assessPosture(lifting, asked).items.some(({ matters }) => matters)).toBe(false)
})

test('with nothing known the whole scale is possible', () => {
  expect(totals(nothing, {})).toEqual([
    [1, 15],
    [1, 7],
  ])
})

test('each line says from what to what its parts may be', () => {
  const [found] = assessPosture(lifting, {}).assessments
  expect(found?.levels).toEqual({ low: 'medium', high: 'very_high' })
  expect(found?.steps.find(({ id }) => id === 'trunk')).toEqual({
    id: 'trunk',
    low: 4,
    high: 5,
    parts: [
      { of: 'trunk_bend', low: 4, high: 4 },
      { of: 'trunk_turn', low: 0, high: 1 },
    ],
  })
})

describe('an angle near a limit', () => {
  const near = { ...lifting, trunk: 58 }

  test('is taken as both', () => {
    expect(itemOf(near, asked, 'trunk_bend')).toMatchObject({ measured: ['half', 'deep'], matters: true })
    expect(totals(near, asked)[0]).toEqual([10, 11])
  })

  test('is settled by a person who was there', () => {
    const settled = { ...asked, trunk_bend: 'half' } as const
    expect(totals(near, settled)[0]).toEqual([10, 10])
    expect(itemOf(near, settled, 'trunk_bend')).toMatchObject({ answer: 'half', matters: false })
  })

  test.each([
    ['neck_bend', { neck: -20 }, ['back']],
    ['neck_bend', { neck: 15 }, ['straight', 'slight', 'deep']],
    ['upper_arm_bend', { upperArm: -40 }, ['forward']],
    ['upper_arm_bend', { upperArm: 88 }, ['half', 'high']],
    ['lower_arm_bend', { lowerArm: 80 }, ['working']],
    ['lower_arm_bend', { lowerArm: 105 }, ['working', 'other']],
    ['knee_bend', { knee: 45 }, ['half']],
    ['trunk_bend', { trunk: -40 }, ['half']],
  ] as const)('%s of %o', (item, angle, measured) => {
    expect(itemOf({ ...lifting, ...angle }, asked, item)?.measured).toEqual(measured)
  })
})

test('what cannot change a result is not worth an answer', () => {
  const { shock: _, trunk_turn: __, ...open } = asked
  expect(itemOf(lifting, open, 'trunk_turn')?.matters).toBe(true)
  // Table C has the same score for a load that is jerked.
  expect(itemOf(lifting, { ...open, trunk_turn: 'turned' }, 'shock')?.matters).toBe(false)
  // Whether knees are bent makes no difference to somebody who sits.
  const sitting = { ...asked, legs: 'sitting' } as const
  expect(itemOf({ ...lifting, knee: null }, sitting, 'knee_bend')?.matters).toBe(false)
})

test('the range has the lowest and the highest of all answers that are possible', () => {
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * below)
  }
  for (let round = 0; round < 150; round++) {
    const open = new Set(Array.from({ length: 5 }, () => postureItemIds[random(postureItemIds.length)]))
    const known = Object.fromEntries(
      postureItemIds
        .filter(item => !open.has(item))
        .map(item => [item, postureItems[item][random(postureItems[item].length)]]),
    )
    const all = postureItemIds
      .filter(item => open.has(item))
      .reduce<Record<string, string | undefined>[]>(
        (facts, item) =>
          facts.flatMap(each => postureItems[item].map(answer => ({ ...each, [item]: answer }))),
        [known],
      ) as unknown as PostureFacts[]
    const range = (values: number[]) => [Math.min(...values), Math.max(...values)]
    expect(totals(nothing, known), JSON.stringify(known)).toEqual([
      range(all.map(facts => reba(facts).total)),
      range(all.map(facts => rula(facts).total)),
    ])
  }
})
