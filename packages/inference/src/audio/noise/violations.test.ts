import { assumedLaw, type Law, lawOf } from '@plumbline/knowledge'
import { expect, test } from 'vitest'
import type { Levels } from './level-meter'
import { measureNoise } from './measure'
import { noiseViolations } from './violations'

/** A steady noise of the given level on a device whose full scale is 120 dB. */
const steady = (levelDb: number, changes: Partial<Levels> = {}): Levels => ({
  durationSeconds: 60,
  secondsMeanSquare: Array(60).fill(10 ** ((levelDb - 120) / 10) / 2),
  lastSecondLength: 1,
  peakC: 0.01,
  clippedFraction: 0,
  impulses: [],
  ...changes,
})

const calibrated = (levelDb: number, changes?: Partial<Levels>, law: Law | null = assumedLaw) =>
  noiseViolations(measureNoise(steady(levelDb, changes), { calibrationOffsetDb: 120 }), 60, law)

/** The same level read on a device nobody calibrated, which is taken for 10 dB less sensitive. */
const estimated = (levelDb: number, law: Law | null = assumedLaw) =>
  noiseViolations(measureNoise(steady(levelDb + 10)), 60, law)

test.each([
  [84, []],
  [86, [['Low', 'advisory', undefined]]],
  [89.9, [['Low', 'advisory', undefined]]],
  [91, [['Medium', 'breach', '29 CFR 1926.52(a)']]],
  [96, [['High', 'breach', '29 CFR 1926.52(a)']]],
  [118, [['High', 'breach', '29 CFR 1926.52(a)']]],
])('%d dBA: %j', (level, expected) => {
  expect(
    calibrated(level).map(({ severity, basis, regulationCodes }) => [severity, basis, regulationCodes[0]]),
  ).toEqual(expected)
})

test.each([
  ['a US plant', { country: 'US', state: null, industry: 'manufacturing' }, 91, '29 CFR 1910.95(a)'],
  ['a US quarry', { country: 'US', state: null, industry: 'mining' }, 91, '30 CFR 62.130'],
  ['a British site', { country: 'GB', state: null, industry: 'construction' }, 86, 'UK Noise 2005 reg. 4'],
  ['Ontario', { country: 'CA', state: 'CA-ON', industry: 'construction' }, 86, 'O. Reg. 381/15'],
] as const)('in %s the limit and the code are those of the place', (_, site, level, code) => {
  const [violation, ...others] = calibrated(level, {}, lawOf(site))
  expect(violation).toMatchObject({ basis: 'breach', regulationCodes: [code] })
  expect(others).toEqual([])
})

test('outside the US the limit is 85 dBA, in federal Canada 87, and nobody reads of OSHA', () => {
  const site = (country: string) => lawOf({ country, state: null, industry: 'construction' })
  expect(calibrated(86, {}, site('GB'))[0]?.description.text).toBe(
    "86 dBA measured. Over an 8-hour day, that's above 85 dBA: the employer has to reduce the noise and provide hearing protection.",
  )
  expect(calibrated(86, {}, site('CA'))).toEqual([])
  expect(calibrated(82, {}, site('GB'))).toMatchObject([
    {
      type: { code: 'noise_over_lower_level.type' },
      severity: 'Low',
      basis: 'advisory',
      regulationCodes: [],
    },
  ])
})

test('an uncalibrated device shows no limit broken: nothing is cited, the rule is only named as related', () => {
  expect(estimated(100)).toMatchObject([{ severity: 'High', basis: 'advisory', regulationCodes: [] }])
  expect(estimated(100)[0]?.relatedCodes).toContain('29 CFR 1926.52(a)')
})

test.each([
  ['a tone exactly at the limit is the whole dose and not above it', 90, 100],
  ['a hair below the threshold reads as at it', 89.96, 100],
  ['a tenth below the threshold is below it', 89.9, 0],
])('%s', (_, level, dose) => {
  const noise = measureNoise(steady(level), { calibrationOffsetDb: 120 })
  expect(noise.osha.dosePercent).toBeCloseTo(dose, 6)
  expect(noiseViolations(noise, 60, assumedLaw).map(({ type }) => type.code)).toEqual([
    'noise_over_action_level.type',
  ])
})

test('the action level starts exactly at 85 dBA, with its dose', () => {
  const noise = measureNoise(steady(85), { calibrationOffsetDb: 120 })
  expect(noise.oshaAction.dosePercent).toBeCloseTo(50, 6)
  expect(noiseViolations(noise, 60, assumedLaw)[0]?.because.text).toContain('an action-level dose of 50%')
  expect(calibrated(84.9)).toEqual([])
})

test('two seconds above 115 dBA count by themselves, in an otherwise quiet minute', () => {
  const loud = 10 ** ((117 - 120) / 10) / 2
  const quiet = 10 ** ((70 - 120) / 10) / 2
  const levels = { secondsMeanSquare: [...Array(58).fill(quiet), loud, loud] }
  const [violation, ...others] = calibrated(70, levels)
  expect(others).toEqual([])
  expect(violation).toMatchObject({
    severity: 'High',
    regulationCodes: ['29 CFR 1926.52(a)'],
  })
  expect(violation?.because.text).toBe('2 s above 115 dBA, the loudest at 117 dBA')
  expect(calibrated(115).some(({ type }) => type.code.startsWith('noise_over_ceiling'))).toBe(false)
})

test('a minute says less about a shift than the shift itself', () => {
  const shift = 8 * 3600
  const whole = steady(92, {
    durationSeconds: shift,
    secondsMeanSquare: Array(shift).fill(10 ** ((92 - 120) / 10) / 2),
  })
  const [long] = noiseViolations(measureNoise(whole, { calibrationOffsetDb: 120 }), shift, assumedLaw)
  // 2 dB over, 2 dB of uncertainty: two deviations. In a minute 10 dB more are uncertain.
  expect(long?.confidence).toBeCloseTo(0.977, 2)
  expect(calibrated(92)[0]?.confidence).toBeCloseTo(0.65, 2)
})

test('a measured level is stated, with the time the standards leave', () => {
  const [violation] = calibrated(100)
  expect(violation?.type.text).toBe('Noise above the permissible exposure limit')
  expect(violation?.description.text).toBe(
    '100 dBA measured. At this level, OSHA allows 2 hours a day and NIOSH recommends no more than 15 minutes.',
  )
  expect(violation?.because.text).toBe('100 dBA against a limit of 90, over 60 s of recording')
  expect(violation?.span).toEqual({ start: 0, end: 60 })
})

test('an estimate is called one, doubts itself and asks for a measurement first', () => {
  const [violation] = estimated(93)
  expect(violation?.type.text).toContain('(estimate)')
  expect(violation?.description.text).toContain(
    'estimated with an uncalibrated device (it can be off by 10 dB)',
  )
  expect(violation?.confidence).toBeCloseTo(0.66, 2)
  expect(violation?.remediationSteps[0]?.text).toContain('calibrated sound level meter')
  expect(calibrated(93)[0]?.remediationSteps[0]?.text).not.toContain('calibrated sound level meter')
})

test('beyond the table nothing is permitted', () => {
  expect(calibrated(118)[0]?.description.text).toContain('No exposure is allowed above 115 dBA')
})

test('a bang above 140 dB is a violation of its own', () => {
  const [violation, ...others] = calibrated(70, { peakC: 10 })
  expect(violation).toMatchObject({ severity: 'High', regulationCodes: ['29 CFR 1926.52(e)'] })
  expect(others).toEqual([])
  expect(calibrated(70, { peakC: 5 })).toEqual([])
})

test('an overdriven recording is said to be louder than it reads', () => {
  expect(calibrated(95, { clippedFraction: 0.1 })[0]?.description.text).toContain(
    'The actual level is higher',
  )
})

test('in an estimate the seconds in which somebody spoke do not count; measured, they do', () => {
  const voice = Array.from({ length: 60 }, (_, i) => ({ start: i, end: i + 0.5 }))
  const judged = (options: Parameters<typeof measureNoise>[1]) =>
    noiseViolations(measureNoise(steady(110), options), 60, assumedLaw)
  expect(judged({ voice })).toEqual([])
  expect(judged({ voice: voice.slice(0, 30) })).toHaveLength(1)
  expect(judged({ voice, calibrationOffsetDb: 120 })).toHaveLength(1)
})
