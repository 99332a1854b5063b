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

type Example = [name: string, facts: Partial<PostureFacts>, scores: string, level: string]

const scoresOf = ({ steps }: Assessment) => steps.map(({ score }) => score).join(' ')

/**
 * Worked out by hand from the tables of Hignett and McAtamney (2000): trunk, neck, legs, table A, load, score A, upper arm,
 * lower arm, wrist, table B, grip, score B, table C, activity, total.
 */
const rebaExamples: Example[] = [
  [
    'standing at ease, arms straight down',
    { lower_arm_bend: 'other' },
    '1 1 1 1 0 1 1 2 1 1 0 1 1 0 1',
    'negligible',
  ],
  [
    'lifting 12 kg from the floor with straight legs and a turned back, again and again',
    {
      ...{ trunk_bend: 'deep', trunk_turn: 'turned', neck_bend: 'deep', upper_arm_bend: 'half' },
      ...{ lower_arm_bend: 'other', wrist_bend: 'slight', load: 'over_10', grip: 'fair', repeated: 'yes' },
    },
    '5 2 1 6 2 8 3 2 1 4 1 5 10 1 11',
    'very_high',
  ],
  [
    'lifting 8 kg out of a squat',
    {
      ...{ trunk_bend: 'half', knee_bend: 'deep', upper_arm_bend: 'forward', wrist_bend: 'deep' },
      load: 'under_10',
    },
    '3 1 3 5 1 6 2 1 2 2 0 2 6 0 6',
    'medium',
  ],
  [
    'reaching overhead on one foot and staying there',
    {
      ...{ trunk_bend: 'slight', neck_bend: 'back', legs: 'one', load: 'under_5', held: 'yes', grip: 'poor' },
      ...{ upper_arm_bend: 'high', arm_out: 'yes', shoulder: 'yes', lower_arm_bend: 'other' },
      ...{ wrist_bend: 'deep', wrist_turn: 'sideways' },
    },
    '2 2 2 4 0 4 6 2 3 9 2 11 9 1 10',
    'high',
  ],
  [
    'sitting at a bench with the arm resting on it',
    {
      ...{ trunk_bend: 'slight', neck_bend: 'deep', neck_turn: 'turned', legs: 'sitting', knee_bend: 'deep' },
      ...{ upper_arm_bend: 'forward', arm_support: 'yes', wrist_bend: 'slight', wrist_turn: 'twisted' },
      ...{ held: 'yes', repeated: 'yes' },
    },
    '2 3 1 4 0 4 1 1 2 2 0 2 4 2 6',
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
    '5 3 4 9 3 12 6 2 3 9 3 12 12 3 15',
    'very_high',
  ],
]

test.each(rebaExamples)('REBA: %s', (_, facts, scores, level) => {
  const found = reba({ ...atEase, ...facts })
  expect([scoresOf(found), found.level]).toEqual([scores, level])
})

/**
 * Worked out by hand from the tables of McAtamney and Corlett (1993): upper arm, lower arm, wrist, twist, table A, muscle,
 * force, score A, neck, trunk, legs, table B, score B, total.
 */
const rulaExamples: Example[] = [
  ['standing at ease, forearms in front', {}, '1 1 1 1 1 0 0 1 1 1 1 1 1 1', 'acceptable'],
  [
    'sorting small parts at a bench',
    {
      ...{ upper_arm_bend: 'forward', wrist_bend: 'slight', neck_bend: 'slight', trunk_bend: 'slight' },
      repeated: 'yes',
    },
    '2 1 2 1 3 1 0 4 2 2 1 2 3 3',
    'investigate',
  ],
  [
    'holding 4 kg out to the side, bent forward',
    {
      ...{ upper_arm_bend: 'half', arm_out: 'yes', lower_arm_bend: 'other', lower_arm_out: 'yes' },
      ...{ wrist_bend: 'deep', held: 'yes', load: 'under_5', neck_bend: 'deep', trunk_bend: 'half' },
    },
    '4 3 3 1 5 1 2 8 3 3 1 4 7 7',
    'now',
  ],
  [
    'screwing overhead with an 8 kg tool',
    {
      ...{ upper_arm_bend: 'high', shoulder: 'yes', lower_arm_bend: 'other', wrist_bend: 'slight' },
      ...{ wrist_turn: 'twisted', load: 'under_10', neck_bend: 'back' },
    },
    '5 2 2 2 6 0 1 7 4 1 1 5 6 7',
    'now',
  ],
  [
    'moving 15 kg again and again with a resting arm',
    {
      ...{ upper_arm_bend: 'half', arm_support: 'yes', wrist_turn: 'sideways', repeated: 'yes' },
      ...{ load: 'over_10', neck_turn: 'turned', trunk_bend: 'slight', trunk_turn: 'tilted' },
    },
    '2 1 2 1 3 1 3 7 2 3 1 4 8 7',
    'now',
  ],
  [
    'leaning around a corner on one foot',
    {
      ...{ upper_arm_bend: 'forward', lower_arm_bend: 'other', wrist_bend: 'slight', held: 'yes' },
      ...{ neck_bend: 'deep', trunk_bend: 'slight', trunk_turn: 'both', legs: 'one' },
    },
    '2 2 2 1 3 1 0 4 3 4 2 6 7 6',
    'soon',
  ],
]

test.each(rulaExamples)('RULA: %s', (_, facts, scores, level) => {
  const found = rula({ ...atEase, ...facts })
  expect([scoresOf(found), found.level]).toEqual([scores, level])
})

test.each([
  [{ load: 'under_2', held: 'yes' }, 0],
  [{ load: 'under_5' }, 1],
  [{ load: 'under_10', repeated: 'yes' }, 2],
  [{ load: 'over_10' }, 2],
  [{ load: 'over_10', held: 'yes' }, 3],
  [{ load: 'under_2', shock: 'yes' }, 3],
] as const)('RULA: the force of %o is %i', (facts, force) => {
  expect(rula({ ...atEase, ...facts }).steps.find(({ id }) => id === 'force')?.score).toBe(force)
})
