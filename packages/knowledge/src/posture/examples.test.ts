import { expect, test } from 'vitest'
import { reba } from './reba'
import { rula } from './rula'
import type { Assessment, PostureFacts } from './steps'

/** Standing at ease with empty hands. */
const atEase: PostureFacts = {
  trunk_bend: 'upright',
  neck_bend: 'straight',
  knee_bend: 'slight',
  upper_arm_bend: 'hanging',
  lower_arm_bend: 'working',
  load: 'under_2',
  shock: 'no',
  held: 'no',
  repeated: 'no',
  rapid: 'no',
  grip: 'good',
  legs: 'both',
  trunk_turn: 'no',
  neck_turn: 'no',
  arm_support: 'no',
  arm_out: 'no',
  shoulder: 'no',
  lower_arm_out: 'no',
  wrist_bend: 'straight',
  wrist_turn: 'no',
}

type Example = [name: string, facts: Partial<PostureFacts>, steps: Record<string, number>, level: string]

const scores = ({ steps }: Assessment) => Object.fromEntries(steps.map(({ id, score }) => [id, score]))

/** Worked out by hand from the tables of Hignett and McAtamney (2000). */
const rebaExamples: Example[] = [
  [
    'standing at ease, arms straight down',
    { lower_arm_bend: 'other' },
    {
      ...{ trunk: 1, neck: 1, legs: 1, table_a: 1, load: 0, score_a: 1 },
      ...{ upper_arm: 1, lower_arm: 2, wrist: 1, table_b: 1, grip: 0, score_b: 1 },
      ...{ table_c: 1, activity: 0, total: 1 },
    },
    'negligible',
  ],
  [
    'lifting 12 kg from the floor with straight legs and a turned back, again and again',
    {
      ...{ trunk_bend: 'deep', trunk_turn: 'turned', neck_bend: 'deep', upper_arm_bend: 'half' },
      ...{ lower_arm_bend: 'other', wrist_bend: 'slight', load: 'over_10', grip: 'fair', repeated: 'yes' },
    },
    {
      ...{ trunk: 5, neck: 2, legs: 1, table_a: 6, load: 2, score_a: 8 },
      ...{ upper_arm: 3, lower_arm: 2, wrist: 1, table_b: 4, grip: 1, score_b: 5 },
      ...{ table_c: 10, activity: 1, total: 11 },
    },
    'very_high',
  ],
  [
    'lifting 8 kg out of a squat',
    {
      ...{ trunk_bend: 'half', knee_bend: 'deep', upper_arm_bend: 'forward', wrist_bend: 'deep' },
      load: 'under_10',
    },
    {
      ...{ trunk: 3, neck: 1, legs: 3, table_a: 5, load: 1, score_a: 6 },
      ...{ upper_arm: 2, lower_arm: 1, wrist: 2, table_b: 2, grip: 0, score_b: 2 },
      ...{ table_c: 6, activity: 0, total: 6 },
    },
    'medium',
  ],
  [
    'reaching overhead on one foot and staying there',
    {
      ...{ trunk_bend: 'slight', neck_bend: 'back', legs: 'one', load: 'under_5', held: 'yes', grip: 'poor' },
      ...{ upper_arm_bend: 'high', arm_out: 'yes', shoulder: 'yes', lower_arm_bend: 'other' },
      ...{ wrist_bend: 'deep', wrist_turn: 'sideways' },
    },
    {
      ...{ trunk: 2, neck: 2, legs: 2, table_a: 4, load: 0, score_a: 4 },
      ...{ upper_arm: 6, lower_arm: 2, wrist: 3, table_b: 9, grip: 2, score_b: 11 },
      ...{ table_c: 9, activity: 1, total: 10 },
    },
    'high',
  ],
  [
    'sitting at a bench with the arm resting on it',
    {
      ...{ trunk_bend: 'slight', neck_bend: 'deep', neck_turn: 'turned', legs: 'sitting', knee_bend: 'deep' },
      ...{ upper_arm_bend: 'forward', arm_support: 'yes', wrist_bend: 'slight', wrist_turn: 'twisted' },
      ...{ held: 'yes', repeated: 'yes' },
    },
    {
      ...{ trunk: 2, neck: 3, legs: 1, table_a: 4, load: 0, score_a: 4 },
      ...{ upper_arm: 1, lower_arm: 1, wrist: 2, table_b: 2, grip: 0, score_b: 2 },
      ...{ table_c: 4, activity: 2, total: 6 },
    },
    'medium',
  ],
  [
    'everything at its worst',
    {
      ...{ trunk_bend: 'deep', trunk_turn: 'both', neck_bend: 'deep', neck_turn: 'both', legs: 'one' },
      ...{ knee_bend: 'deep', load: 'over_10', shock: 'yes', upper_arm_bend: 'high', arm_out: 'yes' },
      ...{ shoulder: 'yes', lower_arm_bend: 'other', wrist_bend: 'deep', wrist_turn: 'both', grip: 'none' },
      ...{ held: 'yes', repeated: 'yes', rapid: 'yes' },
    },
    {
      ...{ trunk: 5, neck: 3, legs: 4, table_a: 9, load: 3, score_a: 12 },
      ...{ upper_arm: 6, lower_arm: 2, wrist: 3, table_b: 9, grip: 3, score_b: 12 },
      ...{ table_c: 12, activity: 3, total: 15 },
    },
    'very_high',
  ],
]

test.each(rebaExamples)('REBA: %s', (_, facts, steps, level) => {
  const found = reba({ ...atEase, ...facts })
  expect(scores(found)).toEqual(steps)
  expect([found.total, found.level]).toEqual([steps.total, level])
})

/** Worked out by hand from the tables of McAtamney and Corlett (1993). */
const rulaExamples: Example[] = [
  [
    'standing at ease, forearms in front',
    {},
    {
      ...{
        upper_arm: 1,
        lower_arm: 1,
        wrist: 1,
        wrist_twist: 1,
        table_a: 1,
        muscle: 0,
        force: 0,
        score_a: 1,
      },
      ...{ neck: 1, trunk: 1, legs: 1, table_b: 1, score_b: 1, total: 1 },
    },
    'acceptable',
  ],
  [
    'sorting small parts at a bench',
    {
      ...{ upper_arm_bend: 'forward', wrist_bend: 'slight', neck_bend: 'slight', trunk_bend: 'slight' },
      repeated: 'yes',
    },
    {
      ...{
        upper_arm: 2,
        lower_arm: 1,
        wrist: 2,
        wrist_twist: 1,
        table_a: 3,
        muscle: 1,
        force: 0,
        score_a: 4,
      },
      ...{ neck: 2, trunk: 2, legs: 1, table_b: 2, score_b: 3, total: 3 },
    },
    'investigate',
  ],
  [
    'holding 4 kg out to the side, bent forward',
    {
      ...{ upper_arm_bend: 'half', arm_out: 'yes', lower_arm_bend: 'other', lower_arm_out: 'yes' },
      ...{ wrist_bend: 'deep', held: 'yes', load: 'under_5', neck_bend: 'deep', trunk_bend: 'half' },
    },
    {
      ...{
        upper_arm: 4,
        lower_arm: 3,
        wrist: 3,
        wrist_twist: 1,
        table_a: 5,
        muscle: 1,
        force: 2,
        score_a: 8,
      },
      ...{ neck: 3, trunk: 3, legs: 1, table_b: 4, score_b: 7, total: 7 },
    },
    'now',
  ],
  [
    'screwing overhead with an 8 kg tool',
    {
      ...{ upper_arm_bend: 'high', shoulder: 'yes', lower_arm_bend: 'other', wrist_bend: 'slight' },
      ...{ wrist_turn: 'twisted', load: 'under_10', neck_bend: 'back' },
    },
    {
      ...{
        upper_arm: 5,
        lower_arm: 2,
        wrist: 2,
        wrist_twist: 2,
        table_a: 6,
        muscle: 0,
        force: 1,
        score_a: 7,
      },
      ...{ neck: 4, trunk: 1, legs: 1, table_b: 5, score_b: 6, total: 7 },
    },
    'now',
  ],
  [
    'moving 15 kg again and again with a resting arm',
    {
      ...{ upper_arm_bend: 'half', arm_support: 'yes', wrist_turn: 'sideways', repeated: 'yes' },
      ...{ load: 'over_10', neck_turn: 'turned', trunk_bend: 'slight', trunk_turn: 'tilted' },
    },
    {
      ...{
        upper_arm: 2,
        lower_arm: 1,
        wrist: 2,
        wrist_twist: 1,
        table_a: 3,
        muscle: 1,
        force: 3,
        score_a: 7,
      },
      ...{ neck: 2, trunk: 3, legs: 1, table_b: 4, score_b: 8, total: 7 },
    },
    'now',
  ],
  [
    'leaning around a corner on one foot',
    {
      ...{ upper_arm_bend: 'forward', lower_arm_bend: 'other', wrist_bend: 'slight', held: 'yes' },
      ...{ neck_bend: 'deep', trunk_bend: 'slight', trunk_turn: 'both', legs: 'one' },
    },
    {
      ...{
        upper_arm: 2,
        lower_arm: 2,
        wrist: 2,
        wrist_twist: 1,
        table_a: 3,
        muscle: 1,
        force: 0,
        score_a: 4,
      },
      ...{ neck: 3, trunk: 4, legs: 2, table_b: 6, score_b: 7, total: 6 },
    },
    'soon',
  ],
]

test.each(rulaExamples)('RULA: %s', (_, facts, steps, level) => {
  const found = rula({ ...atEase, ...facts })
  expect(scores(found)).toEqual(steps)
  expect([found.total, found.level]).toEqual([steps.total, level])
})

test.each([
  [{ load: 'under_2', held: 'yes' }, 0],
  [{ load: 'under_5' }, 1],
  [{ load: 'under_10', repeated: 'yes' }, 2],
  [{ load: 'over_10' }, 2],
  [{ load: 'over_10', held: 'yes' }, 3],
  [{ load: 'under_2', shock: 'yes' }, 3],
] as const)('RULA: the force of %o is %i', (facts, force) => {
  expect(scores(rula({ ...atEase, ...facts })).force).toBe(force)
})
