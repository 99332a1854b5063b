import { citation, hazard } from '@plumbline/knowledge'
import { describe, expect, test } from 'vitest'
import { type Finding, type Label, labels } from '../findings'
import { readScene } from './scene'
import { observe, rules, violationsOf } from './violations'

const frame = { width: 1000, height: 800 }

const at = (
  label: Label,
  x: number,
  y: number,
  width: number,
  height: number,
  confidence = 0.9,
): Finding => ({
  label,
  confidence,
  box: { x, y, width, height },
})

/** A standing person 300 high with feet at `feet`, and what was found on them. */
function worker(
  x: number,
  {
    head,
    vest,
    feet = 700,
    confidence = 0.9,
  }: { head?: 'bare' | 'hat'; vest?: 'yes' | 'no'; feet?: number; confidence?: number },
): Finding[] {
  const top = feet - 300
  return [
    at('person', x, top, 100, 300, confidence),
    ...(head ? [at(head === 'bare' ? 'no_hard_hat' : 'hard_hat', x + 30, top, 40, 45)] : []),
    ...(vest ? [at(vest === 'no' ? 'no_safety_vest' : 'safety_vest', x + 15, top + 60, 70, 100)] : []),
  ]
}

const excavator = at('machinery', 300, 380, 400, 340)
const farExcavator = at('machinery', 300, 200, 150, 100)
const cone = at('safety_cone', 900, 650, 40, 60)

function violationsIn(findings: Finding[], trustedClasses: readonly Label[] = labels) {
  const scene = readScene(frame, findings, trustedClasses)
  return violationsOf(observe(scene, trustedClasses), scene)
}
const summary = (findings: Finding[], trustedClasses?: readonly Label[]) =>
  violationsIn(findings, trustedClasses).map(
    ({ rule, type, severity }) => `${severity} ${rule} ${type.code.split('.')[2]}`,
  )

const table: [string, Finding[], string[]][] = [
  [
    'a bare head beside a cyclist whose helmet may be a hard hat',
    [
      ...worker(100, { head: 'bare' }),
      at('person', 500, 400, 100, 300),
      at('hard_hat', 530, 400, 40, 45, 0.5),
    ],
    [],
  ],
  [
    'the same where the other also wears a vest',
    [
      ...worker(100, { head: 'bare' }),
      ...worker(500, { vest: 'yes' }),
      at('hard_hat', 530, 400, 40, 45, 0.5),
    ],
    ['Medium head-protection on_site'],
  ],
  ['nothing at all', [], []],
  [
    'ordinary people with bare heads and no sign of a site',
    [...worker(100, { head: 'bare', vest: 'no' }), ...worker(500, { head: 'bare' })],
    [],
  ],
  [
    'an ordinary person beside a parked car',
    [...worker(100, { head: 'bare', vest: 'no' }), at('vehicle', 230, 500, 300, 200)],
    [],
  ],
  ['a dressed worker beside cones', [...worker(100, { head: 'hat', vest: 'yes' }), cone], []],
  [
    'a bare head beside a colleague in a hard hat',
    [...worker(100, { head: 'bare' }), ...worker(500, { head: 'hat' })],
    ['Medium head-protection on_site'],
  ],
  [
    'a bare head in an office where somebody wears a vest',
    [...worker(100, { head: 'bare' }), ...worker(500, { head: 'bare', vest: 'yes' })],
    ['Low head-protection site_unclear'],
  ],
  [
    'a bare head beside an excavator',
    [...worker(720, { head: 'bare' }), excavator, cone],
    ['High head-protection near_machinery', 'High close-to-machinery within_reach'],
  ],
  [
    'a bare head in front of an excavator far away',
    [...worker(320, { head: 'bare', feet: 780 }), farExcavator],
    ['Medium head-protection on_site'],
  ],
  [
    'the operator in the cab',
    [at('person', 450, 430, 60, 120), at('no_hard_hat', 465, 430, 30, 30), excavator, cone],
    [],
  ],
  [
    'two body heights from the machine',
    [...worker(1000 - 100, { head: 'hat', feet: 700 }), at('machinery', 100, 380, 350, 330), cone],
    ['Medium close-to-machinery close'],
  ],
  [
    'three people around one machine',
    [
      ...worker(180, { head: 'hat' }),
      ...worker(480, { head: 'hat' }),
      ...worker(720, { head: 'hat' }),
      excavator,
      cone,
    ],
    ['High danger-zone several_people'],
  ],
  [
    'no vest beside a machine',
    [...worker(720, { head: 'hat', vest: 'no' }), excavator, cone],
    ['High close-to-machinery within_reach', 'Medium high-visibility near_machinery'],
  ],
  [
    'no vest beside a vehicle on a site',
    [...worker(100, { head: 'hat', vest: 'no' }), at('vehicle', 230, 500, 300, 200), cone],
    ['Medium high-visibility near_vehicle'],
  ],
  [
    'no vest on a site, away from everything that moves',
    [...worker(100, { head: 'hat', vest: 'no' }), cone],
    [],
  ],
  [
    'people beside a machine and no cone anywhere',
    [...worker(720, { head: 'hat', vest: 'yes' }), excavator],
    ['High close-to-machinery within_reach', 'Medium exclusion-zone people_within_reach'],
  ],
  [
    'the same with the machine cut by the edge of the picture',
    [...worker(410, { head: 'hat' }), at('machinery', 0, 380, 400, 340)],
    ['High close-to-machinery within_reach'],
  ],
  [
    'something that may be a machine',
    [...worker(720, { head: 'hat' }), { ...excavator, confidence: 0.4 }, cone],
    [],
  ],
  ['a machine alone', [excavator], []],
  [
    'a cone on its side beside a machine',
    [excavator, at('safety_cone', 800, 680, 80, 40)],
    ['Low exclusion-zone cone_down'],
  ],
  [
    'somebody at the top of a ladder',
    [at('person', 480, 50, 100, 300), at('ladder', 490, 320, 80, 400)],
    ['High ladder at_the_top'],
  ],
  [
    'somebody high on a ladder',
    [at('person', 480, 100, 80, 220), at('ladder', 490, 120, 80, 600)],
    ['Medium ladder high_up'],
  ],
  ['somebody on the first rung', [at('person', 480, 300, 100, 350), at('ladder', 490, 120, 80, 600)], []],
  [
    'somebody standing in front of a ladder',
    [at('person', 480, 400, 100, 350), at('ladder', 490, 120, 80, 600)],
    [],
  ],
  ['somebody lying on a site', [at('person', 300, 600, 330, 120), cone], ['High person-down on_site']],
  ['somebody lying down, anywhere', [at('person', 300, 600, 330, 120)], ['Low person-down site_unclear']],
  ['somebody bending down', [at('person', 300, 600, 180, 150), cone], []],
  ['an unsure box of that shape', [at('person', 300, 600, 330, 120, 0.4), cone], []],
  ['somebody cut by the lower edge', [at('person', 300, 700, 330, 100), cone], []],
  ['a blaze', [at('fire', 300, 300, 200, 200)], ['High fire-and-smoke fire']],
  [
    'a blaze and its smoke',
    [at('fire', 300, 300, 200, 200), at('smoke', 300, 50, 300, 300)],
    ['High fire-and-smoke fire'],
  ],
  [
    'a flame beside somebody',
    [at('fire', 300, 650, 30, 30), ...worker(400, {})],
    ['High fire-and-smoke fire_near_people'],
  ],
  ['a small flame alone', [at('fire', 300, 650, 30, 30)], ['Medium fire-and-smoke small_flame']],
  ['smoke alone', [at('smoke', 300, 50, 300, 300)], ['Medium fire-and-smoke smoke']],
  [
    'heads without bodies in a crowd',
    [at('no_hard_hat', 100, 100, 40, 45), at('hard_hat', 300, 100, 50, 30)],
    ['Medium head-protection on_site'],
  ],
]

test.each(table)('%s', (_, findings, expected) => {
  expect(summary(findings)).toEqual(expected)
})

describe('classes that are not trusted', () => {
  const scene = [...worker(720, { head: 'bare', vest: 'no' }), excavator]

  test('findings of such a class are ignored', () => {
    expect(summary(scene, ['person', 'hard_hat', 'no_hard_hat', 'safety_vest', 'no_safety_vest'])).toEqual([])
  })

  test('a rule that needs such a class does not run, the others do', () => {
    expect(summary(scene, ['person', 'machinery', 'no_hard_hat'])).toEqual([
      'High head-protection near_machinery',
      'High close-to-machinery within_reach',
    ])
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
    expect(violation?.because.text).toBe('2 of 3 people without head protection, next to machinery')
    expect(violation?.location.text).toBe('across the foreground')
  })

  test('stand beside a code and parameters that can be translated', () => {
    expect(violation?.description).toMatchObject({
      code: 'violation.head-protection.near_machinery.description',
      params: { count: 2, people: 3, confidence: 0.9 },
    })
    expect(violation?.boundingBoxes.map(({ labelCode }) => labelCode)).toEqual(['no_hard_hat', 'no_hard_hat'])
  })

  test('come with the codes and the remedies', () => {
    expect(violation?.regulationCodes).toEqual(['1926.100(a)', '1926.28(a)'])
    expect(violation?.remediationSteps[0]).toMatchObject({ code: 'hazard.head-protection.remedy.1' })
    expect(violation?.remediationSteps).toHaveLength(hazard('head-protection').remedies.length)
  })

  test('never speak of a vest without saying on what ground', () => {
    const [vest] = violationsIn([...worker(720, { vest: 'no' }), excavator, cone]).filter(
      ({ rule }) => rule === 'high-visibility',
    )
    expect(vest?.description.text).toContain('General Duty Clause')
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

test('every code a rule can cite is in the citations table', () => {
  const cited = rules.flatMap(rule => Object.values(rule.conditions).flatMap(({ cites }) => cites))
  expect(cited.length).toBeGreaterThan(rules.length)
  expect(cited.filter(code => citation(code) === undefined)).toEqual([])
})
