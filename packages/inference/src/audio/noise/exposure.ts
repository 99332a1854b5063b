import {
  dosePercent,
  type NoiseCriterion,
  nioshRecommended,
  oshaActionLevel,
  oshaPermissible,
  timeWeightedAverage,
} from '@plumbline/knowledge'

export const SHIFT_HOURS = 8
const DAY_HOURS = 24

/** For the action level 29 CFR 1910.95(d)(2)(i) counts everything from 80 to 130 dB. */
const oshaAction: NoiseCriterion = {
  ...oshaPermissible,
  code: oshaActionLevel.code,
  thresholdDba: oshaActionLevel.thresholdDba,
  ceilingDba: 130,
}

export const criteria = { osha: oshaPermissible, oshaAction, niosh: nioshRecommended }

/** A stretch of constant level. */
export type Stretch = {
  levelDba: number
  hours: number
}

export type Exposure = {
  /** Percent of the daily dose taken in during the recording itself. */
  recordedDosePercent: number
  /** Percent of the daily dose if the recording went on for a shift. */
  dosePercent: number
  /** The steady level that gives the same dose over a shift; `null` when nothing reached the threshold. */
  averageDb: number | null
  /** Hours a day permitted at this noise; `null` when it may last all day. */
  permittedHours: number | null
}

export function exposureTo(stretches: readonly Stretch[], criterion: NoiseCriterion): Exposure {
  const hours = stretches.reduce((sum, stretch) => sum + stretch.hours, 0)
  const recorded = dosePercent(stretches, criterion)
  if (recorded === 0) return { recordedDosePercent: 0, dosePercent: 0, averageDb: null, permittedHours: null }
  const shift = (recorded * SHIFT_HOURS) / hours
  const averageDb = timeWeightedAverage(shift, criterion)
  const isOverCeiling = stretches.some(({ levelDba }) => levelDba > criterion.ceilingDba)
  const permitted = (100 * SHIFT_HOURS) / shift
  return {
    recordedDosePercent: recorded,
    dosePercent: shift,
    averageDb,
    permittedHours: isOverCeiling ? 0 : permitted < DAY_HOURS ? permitted : null,
  }
}
