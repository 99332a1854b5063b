/** 29 CFR 1926.52 Table D-2, the same as 1910.95 Table G-16: hours permitted at a level in dBA, slow response. */
export const oshaNoiseTable: readonly { dba: number; hours: number }[] = [
  { dba: 90, hours: 8 },
  { dba: 92, hours: 6 },
  { dba: 95, hours: 4 },
  { dba: 97, hours: 3 },
  { dba: 100, hours: 2 },
  { dba: 102, hours: 1.5 },
  { dba: 105, hours: 1 },
  { dba: 110, hours: 0.5 },
  { dba: 115, hours: 0.25 },
]

/** A level that may last eight hours, and by how many decibels the time is halved. */
export type NoiseCriterion = {
  code: string
  levelDba: number
  exchangeDb: number
  /** Below this a level is not counted toward the dose. */
  thresholdDba: number
  /** Above this no time is permitted at all. */
  ceilingDba: number
}

/** The permissible exposure: 8 hours at 90 dBA, halved every 5 dB; the printed table rounds this to quarter hours. */
export const oshaPermissible: NoiseCriterion = {
  code: '1926.52(a)',
  levelDba: 90,
  exchangeDb: 5,
  thresholdDba: 90,
  ceilingDba: 115,
}

/** 1910.95(c): a hearing conservation program from an 8-hour average of 85 dBA, counting from 80 dBA on. */
export const oshaActionLevel = {
  code: '1910.95(c)(1)',
  averageDba: 85,
  dosePercent: 50,
  thresholdDba: 80,
} as const

/** Recommended, without the force of law. */
export const nioshRecommended: NoiseCriterion = {
  code: 'NIOSH 98-126',
  levelDba: 85,
  exchangeDb: 3,
  thresholdDba: 80,
  ceilingDba: 140,
}

/** 1926.52(e): impulsive noise should not exceed this peak. */
export const IMPULSE_PEAK_LIMIT_DB = 140

const WORKDAY_HOURS = 8

/** T = 8 / 2^((L − criterion) / exchange); `Infinity` below the threshold, 0 above the ceiling. */
export function permittedHours(levelDba: number, criterion: NoiseCriterion): number {
  if (levelDba < criterion.thresholdDba) return Number.POSITIVE_INFINITY
  if (levelDba > criterion.ceilingDba) return 0
  return WORKDAY_HOURS / 2 ** ((levelDba - criterion.levelDba) / criterion.exchangeDb)
}

/** Percent of the permitted daily exposure, from times at levels. Above the ceiling the formula is carried on. */
export function dosePercent(
  exposure: Iterable<{ levelDba: number; hours: number }>,
  criterion: NoiseCriterion,
): number {
  let dose = 0
  for (const { levelDba, hours } of exposure) {
    if (levelDba < criterion.thresholdDba) continue
    dose += hours / permittedHours(levelDba, { ...criterion, ceilingDba: Number.POSITIVE_INFINITY })
  }
  return dose * 100
}

/** The steady eight-hour level that gives the same dose: 16.61 log10(D/100) + 90 for OSHA. */
export const timeWeightedAverage = (percent: number, criterion: NoiseCriterion): number =>
  criterion.levelDba + criterion.exchangeDb * Math.log2(percent / 100)
