import type { NoiseMeasurement } from '../../analyser'
import { type Exposure, exposureTo, niosh, oshaAction, oshaPermissible, type Stretch } from './exposure'
import type { Levels } from './level-meter'

/**
 * Sound pressure of a full-scale sine (0 dBFS) on a device nobody calibrated. Android's compatibility definition
 * asks for 90 dB SPL at 2500 of 32768 RMS, which is 109.3 dB at full scale, give or take 3; bare MEMS microphones
 * reach 120 dB; recorders with automatic gain lie anywhere between. Hence 110, and an uncertainty of 10.
 */
export const UNCALIBRATED_OFFSET_DB = 110
export const UNCALIBRATED_UNCERTAINTY_DB = 10
/** What a calibrated recorder of class 2 is good for. */
export const CALIBRATED_UNCERTAINTY_DB = 2

/** Below half a step of 16 bits there is nothing but the format's own noise. */
const SILENCE_MEAN_SQUARE = 2 ** -34
/** An impulse that cannot hurt is a door, a cough or a word. */
const IMPULSE_PEAK_DB = 100
const MAX_IMPULSES = 50
const MAX_SERIES_POINTS = 1_800

export interface DetailedNoise extends NoiseMeasurement {
  /** Decibels either way, 95 of 100 times. */
  uncertaintyDb: number
  /** The sound pressure taken for full scale. */
  offsetDb: number
  osha: Exposure
  /** For 1910.95(c): counts from 80 dBA. */
  oshaAction: Exposure
  niosh: Exposure
  /** LAeq over time for a level display; `null` where it was silent. */
  series: { secondsPerPoint: number; laeqDb: (number | null)[] }
  impulses: { time: number; peakDb: number; riseDb: number; durationSeconds: number }[]
}

const round = (value: number, digits = 1) => Math.round(value * 10 ** digits) / 10 ** digits

export function measureNoise(levels: Levels, calibrationOffsetDb?: number): DetailedNoise {
  const offsetDb = calibrationOffsetDb ?? UNCALIBRATED_OFFSET_DB
  // A full-scale sine has a mean square of one half.
  const levelOf = (meanSquare: number) => 10 * Math.log10(2 * meanSquare) + offsetDb
  // Its peak lies 3 dB above its level.
  const peakOf = (peak: number) => 20 * Math.log10(peak) + 10 * Math.log10(2) + offsetDb

  const seconds = levels.secondsMeanSquare.map((meanSquare, index) => {
    const last = index === levels.secondsMeanSquare.length - 1
    return { meanSquare, length: last ? levels.lastSecondLength : 1 }
  })
  const overall = meanSquareOf(seconds)
  const silent = overall < SILENCE_MEAN_SQUARE
  const stretches: Stretch[] = seconds
    .filter(({ meanSquare }) => meanSquare >= SILENCE_MEAN_SQUARE)
    .map(({ meanSquare, length }) => ({ levelDb: levelOf(meanSquare), hours: length / 3600 }))
  // Silence is part of the time over which a dose is spread.
  const silentHours = levels.durationSeconds / 3600 - stretches.reduce((sum, { hours }) => sum + hours, 0)
  if (silentHours > 0) stretches.push({ levelDb: Number.NEGATIVE_INFINITY, hours: silentHours })

  return {
    calibration: calibrationOffsetDb === undefined ? 'estimate' : 'calibrated',
    uncertaintyDb:
      calibrationOffsetDb === undefined ? UNCALIBRATED_UNCERTAINTY_DB : CALIBRATED_UNCERTAINTY_DB,
    offsetDb,
    laeqDb: silent ? null : round(levelOf(overall)),
    peakDb: silent ? null : round(peakOf(levels.peakC)),
    peakWeighting: 'C',
    clippedFraction: levels.clippedFraction,
    osha: exposureTo(stretches, oshaPermissible),
    oshaAction: exposureTo(stretches, oshaAction),
    niosh: exposureTo(stretches, niosh),
    impulses: levels.impulses
      .map(({ time, peakC, riseDb, durationSeconds }) => ({
        time: round(time, 2),
        peakDb: round(peakOf(peakC)),
        riseDb: round(riseDb),
        durationSeconds: round(durationSeconds, 2),
      }))
      .filter(({ peakDb }) => peakDb >= IMPULSE_PEAK_DB)
      .toSorted((a, b) => b.peakDb - a.peakDb)
      .slice(0, MAX_IMPULSES)
      .toSorted((a, b) => a.time - b.time),
    series: series(seconds, levelOf),
  }
}

const meanSquareOf = (seconds: readonly { meanSquare: number; length: number }[]) => {
  const total = seconds.reduce((sum, { length }) => sum + length, 0)
  return total === 0 ? 0 : seconds.reduce((sum, s) => sum + s.meanSquare * s.length, 0) / total
}

function series(
  seconds: readonly { meanSquare: number; length: number }[],
  levelOf: (meanSquare: number) => number,
): DetailedNoise['series'] {
  const secondsPerPoint = Math.max(1, Math.ceil(seconds.length / MAX_SERIES_POINTS))
  const laeqDb = Array.from({ length: Math.ceil(seconds.length / secondsPerPoint) }, (_, point) => {
    const meanSquare = meanSquareOf(seconds.slice(point * secondsPerPoint, (point + 1) * secondsPerPoint))
    return meanSquare < SILENCE_MEAN_SQUARE ? null : round(levelOf(meanSquare))
  })
  return { secondsPerPoint, laeqDb }
}
