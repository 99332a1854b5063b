/** A daily limit: `criterionDb` for eight hours, the time halved for every `exchangeDb` more. */
export interface Criterion {
  criterionDb: number
  exchangeDb: number
  /** What is quieter does not count. */
  thresholdDb: number
  /** Louder than this no time at all is permitted. */
  ceilingDb: number
}

/** 29 CFR 1926.52 Table D-2 and 1910.95 Table G-16: nothing below 90 dBA is in the table, nothing above 115. */
export const oshaPermissible: Criterion = { criterionDb: 90, exchangeDb: 5, thresholdDb: 90, ceilingDb: 115 }

/** 29 CFR 1910.95(d)(2)(i): for the action level everything from 80 to 130 dB counts. */
export const oshaAction: Criterion = { criterionDb: 90, exchangeDb: 5, thresholdDb: 80, ceilingDb: 130 }

/** NIOSH 98-126, recommended exposure limit. */
export const niosh: Criterion = { criterionDb: 85, exchangeDb: 3, thresholdDb: 80, ceilingDb: 140 }

/** 29 CFR 1910.95(c)(1): half the permitted dose. */
export const ACTION_DOSE_PERCENT = 50

/** 29 CFR 1926.52(e), 1910.95 Table G-16. */
export const PEAK_LIMIT_DB = 140

export const SHIFT_HOURS = 8

/** A stretch of constant level. */
export interface Stretch {
  levelDb: number
  hours: number
}

export interface Exposure {
  /** Percent of the daily dose taken in during the recording itself. */
  recordedDosePercent: number
  /** Percent of the daily dose if the recording went on for a shift. */
  dosePercent: number
  /** The steady level that gives the same dose over a shift; `null` when nothing reached the threshold. */
  averageDb: number | null
  /** Hours a day permitted at this noise; `null` when it may last all day. */
  permittedHours: number | null
}

const hoursAt = (levelDb: number, { criterionDb, exchangeDb }: Criterion): number =>
  SHIFT_HOURS / 2 ** ((levelDb - criterionDb) / exchangeDb)

/** Hours a day permitted at a steady level; `null` when it may last all day. */
export function permittedHours(levelDb: number, criterion: Criterion): number | null {
  if (levelDb < criterion.thresholdDb) return null
  if (levelDb > criterion.ceilingDb) return 0
  const hours = hoursAt(levelDb, criterion)
  return hours >= 24 ? null : hours
}

/** The mixed exposure of 1926.52(d)(2)(ii): every stretch counts with its share of the time permitted at its level. */
export function exposureTo(stretches: readonly Stretch[], criterion: Criterion): Exposure {
  const hours = stretches.reduce((sum, stretch) => sum + stretch.hours, 0)
  const share = stretches
    .filter(({ levelDb }) => levelDb >= criterion.thresholdDb)
    .reduce((sum, stretch) => sum + stretch.hours / hoursAt(stretch.levelDb, criterion), 0)
  if (hours === 0 || share === 0) {
    return { recordedDosePercent: 0, dosePercent: 0, averageDb: null, permittedHours: null }
  }
  const shiftShare = (share * SHIFT_HOURS) / hours
  const averageDb = criterion.criterionDb + criterion.exchangeDb * Math.log2(shiftShare)
  const wholeDay = SHIFT_HOURS / shiftShare >= 24
  return {
    recordedDosePercent: 100 * share,
    dosePercent: 100 * shiftShare,
    averageDb,
    permittedHours: averageDb > criterion.ceilingDb ? 0 : wholeDay ? null : SHIFT_HOURS / shiftShare,
  }
}
