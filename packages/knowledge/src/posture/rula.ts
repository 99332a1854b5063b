import { type Assessment, addUpperArm, type PostureFacts, Worksheet, yes } from './steps'
import { column, entry, rulaA, rulaB, rulaC } from './tables'

const wristBend = { straight: 1, slight: 2, deep: 3 }
const trunkBend = { upright: 1, slight: 2, half: 3, deep: 4 }
const neckBend = { straight: 1, slight: 2, deep: 3, back: 4 }
const turns = { no: 0, turned: 1, tilted: 1, both: 2 }

/** Rapid Upper Limb Assessment: McAtamney and Corlett, Applied Ergonomics 24 (1993) 91-99. */
export function rula(facts: PostureFacts): Assessment {
  const sheet = new Worksheet()
  const tableA = armScore(sheet, facts)
  const muscle = sheet.add(
    'muscle',
    [
      { of: 'held', score: yes(facts.held) },
      { of: 'repeated', score: yes(facts.repeated) },
    ],
    // Held or repeated: both together are no more.
    Math.max(yes(facts.held), yes(facts.repeated)),
  )
  const force = sheet.add('force', [{ of: 'load', score: forceOf(facts) }])
  const effort = [
    { of: 'muscle', score: muscle },
    { of: 'force', score: force },
  ] as const
  const scoreA = sheet.add('score_a', [{ of: 'table_a', score: tableA }, ...effort])
  const tableB = bodyScore(sheet, facts)
  const scoreB = sheet.add('score_b', [{ of: 'table_b', score: tableB }, ...effort])
  const total = sheet.add(
    'total',
    [
      { of: 'score_a', score: scoreA },
      { of: 'score_b', score: scoreB },
    ],
    entry(rulaC, Math.min(scoreA, 8), Math.min(scoreB, 7)),
  )
  return { steps: sheet.steps, total, level: levelOf(total) }
}

function armScore(sheet: Worksheet, facts: PostureFacts): number {
  const upperArm = addUpperArm(sheet, facts)
  const lowerArm = sheet.add('lower_arm', [
    { of: 'lower_arm_bend', score: facts.lower_arm_bend === 'working' ? 1 : 2 },
    { of: 'lower_arm_out', score: yes(facts.lower_arm_out) },
  ])
  const { wrist_turn: turn } = facts
  const wrist = sheet.add('wrist', [
    { of: 'wrist_bend', score: wristBend[facts.wrist_bend] },
    { of: 'wrist_turn', score: turn === 'sideways' || turn === 'both' ? 1 : 0 },
  ])
  const twist = sheet.add('wrist_twist', [
    { of: 'wrist_turn', score: turn === 'twisted' || turn === 'both' ? 2 : 1 },
  ])
  return sheet.add(
    'table_a',
    [
      { of: 'upper_arm', score: upperArm },
      { of: 'lower_arm', score: lowerArm },
      { of: 'wrist', score: wrist },
      { of: 'wrist_twist', score: twist },
    ],
    entry(rulaA, column(upperArm, 3, lowerArm), column(wrist, 2, twist)),
  )
}

function bodyScore(sheet: Worksheet, facts: PostureFacts): number {
  const neck = sheet.add('neck', [
    { of: 'neck_bend', score: neckBend[facts.neck_bend] },
    { of: 'neck_turn', score: turns[facts.neck_turn] },
  ])
  const trunk = sheet.add('trunk', [
    { of: 'trunk_bend', score: trunkBend[facts.trunk_bend] },
    { of: 'trunk_turn', score: turns[facts.trunk_turn] },
  ])
  const legs = sheet.add('legs', [{ of: 'legs', score: facts.legs === 'one' ? 2 : 1 }])
  return sheet.add(
    'table_b',
    [
      { of: 'neck', score: neck },
      { of: 'trunk', score: trunk },
      { of: 'legs', score: legs },
    ],
    entry(rulaB, neck, column(trunk, 2, legs)),
  )
}

/** A load that is held or lifted again and again counts one more; a jerk counts most, whatever the load. */
function forceOf({ load, shock, held, repeated }: PostureFacts): number {
  if (shock === 'yes') return 3
  if (load === 'under_2') return 0
  const lasting = held === 'yes' || repeated === 'yes' ? 1 : 0
  return (load === 'over_10' ? 2 : 1) + lasting
}

function levelOf(total: number) {
  if (total <= 2) return 'acceptable'
  if (total <= 4) return 'investigate'
  return total <= 6 ? 'soon' : 'now'
}
