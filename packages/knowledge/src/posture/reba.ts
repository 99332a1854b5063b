import { type Assessment, addUpperArm, type PostureFacts, Worksheet, yes } from './steps'
import { column, entry, rebaA, rebaB, rebaC } from './tables'

const trunkBend = { upright: 1, slight: 2, half: 3, deep: 4 }
const neckBend = { straight: 1, slight: 1, deep: 2, back: 2 }
const legs = { sitting: 1, both: 1, one: 2 }
const kneeBend = { slight: 0, half: 1, deep: 2 }
const wristBend = { straight: 1, slight: 1, deep: 2 }
const load = { under_2: 0, under_5: 0, under_10: 1, over_10: 2 }
const grip = { good: 0, fair: 1, poor: 2, none: 3 }

const turned = (answer: string) => (answer === 'no' ? 0 : 1)

/**
 * Rapid Entire Body Assessment: Hignett and McAtamney, Applied Ergonomics 31 (2000) 201-205. Knees that are bent in a
 * seat don't count.
 */
export function reba(facts: PostureFacts): Assessment {
  const sheet = new Worksheet()
  const trunk = sheet.add('trunk', [
    { of: 'trunk_bend', score: trunkBend[facts.trunk_bend] },
    { of: 'trunk_turn', score: turned(facts.trunk_turn) },
  ])
  const neck = sheet.add('neck', [
    { of: 'neck_bend', score: neckBend[facts.neck_bend] },
    { of: 'neck_turn', score: turned(facts.neck_turn) },
  ])
  const leg = sheet.add('legs', [
    { of: 'legs', score: legs[facts.legs] },
    { of: 'knee_bend', score: facts.legs === 'sitting' ? 0 : kneeBend[facts.knee_bend] },
  ])
  const tableA = sheet.add(
    'table_a',
    [
      { of: 'trunk', score: trunk },
      { of: 'neck', score: neck },
      { of: 'legs', score: leg },
    ],
    entry(rebaA, trunk, column(neck, 4, leg)),
  )
  const weight = sheet.add('load', [
    { of: 'load', score: load[facts.load] },
    { of: 'shock', score: yes(facts.shock) },
  ])
  const scoreA = sheet.add('score_a', [
    { of: 'table_a', score: tableA },
    { of: 'load', score: weight },
  ])
  const scoreB = armScore(sheet, facts)
  const tableC = sheet.add(
    'table_c',
    [
      { of: 'score_a', score: scoreA },
      { of: 'score_b', score: scoreB },
    ],
    entry(rebaC, scoreA, scoreB),
  )
  const activity = sheet.add('activity', [
    { of: 'held', score: yes(facts.held) },
    { of: 'repeated', score: yes(facts.repeated) },
    { of: 'rapid', score: yes(facts.rapid) },
  ])
  const total = sheet.add('total', [
    { of: 'table_c', score: tableC },
    { of: 'activity', score: activity },
  ])
  return { steps: sheet.steps, total, level: levelOf(total) }
}

function armScore(sheet: Worksheet, facts: PostureFacts): number {
  const upperArm = addUpperArm(sheet, facts)
  const lowerArm = sheet.add('lower_arm', [
    { of: 'lower_arm_bend', score: facts.lower_arm_bend === 'working' ? 1 : 2 },
  ])
  const wrist = sheet.add('wrist', [
    { of: 'wrist_bend', score: wristBend[facts.wrist_bend] },
    { of: 'wrist_turn', score: turned(facts.wrist_turn) },
  ])
  const tableB = sheet.add(
    'table_b',
    [
      { of: 'upper_arm', score: upperArm },
      { of: 'lower_arm', score: lowerArm },
      { of: 'wrist', score: wrist },
    ],
    entry(rebaB, upperArm, column(lowerArm, 3, wrist)),
  )
  const hold = sheet.add('grip', [{ of: 'grip', score: grip[facts.grip] }])
  return sheet.add('score_b', [
    { of: 'table_b', score: tableB },
    { of: 'grip', score: hold },
  ])
}

function levelOf(total: number) {
  if (total === 1) return 'negligible'
  if (total <= 3) return 'low'
  if (total <= 7) return 'medium'
  return total <= 10 ? 'high' : 'very_high'
}
