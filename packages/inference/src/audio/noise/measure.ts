import type { NoiseMeasurement } from '../../analyzer'
import type { TimeSpan } from '../../findings'
import { criteria, type Exposure, exposureTo, type Stretch } from './exposure'
import type { Levels } from './level-meter'

/**
 * Sound pressure of a full-scale sine (0 dBFS) on a device nobody calibrated. Android's compatibility definition
 * asks for 90 dB SPL at 2500 of 32768 RMS, which is 109.3 dB at full scale, give or take 3; bare MEMS microphones
 * reach 120 dB; recorders with automatic gain lie anywhere between. Hence 110, and an uncertainty of 10.
 */
export const UNCALIBRATED_OFFSET_DB = 110
export const UNCALIBRATED_UNCERTAINTY_DB = 10
/** The accuracy of a calibrated class 2 recorder, in dB. */
export const CALIBRATED_UNCERTAINTY_DB = 2

/** Below half a step of 16 bits there is nothing but the format's own noise. */
const SILENCE_MEAN_SQUARE = 2 ** -34
/** Impulses below this level are harmless: a door, a cough, a word. */
const IMPULSE_PEAK_DB = 100
/** How much of a second must be voice for it to count as speech. */
const SPOKEN_SHARE = 0.1
const MAX_IMPULSES = 50
const MAX_SERIES_POINTS = 1_800

export type DetailedNoise = NoiseMeasurement & {
  /** Decibels either way, 95 of 100 times. */
  uncertaintyDb: number
  /** The sound pressure that full scale stands for. */
  offsetDb: number
  /** The seconds that the doses are computed from. Estimates leave out seconds with speech. */
  secondsJudged: number
  osha: Exposure
  /** For 1910.95(c): counts from 80 dBA. */
  oshaAction: Exposure
  niosh: Exposure
  /** Seconds above the level at which no exposure is allowed, however short, and the loudest of them. */
  overCeiling: { seconds: number; loudestDb: number } | null
  impulses: { time: number; peakDb: number; riseDb: number; durationSeconds: number }[]
}

const round = (value: number, digits = 1) => Math.round(value * 10 ** digits) / 10 ** digits

export type MeasureOptions = {
  calibrationOffsetDb?: number | undefined
  /** When somebody spoke. */
  voice?: readonly TimeSpan[]
}

export function measureNoise(
  levels: Levels,
  { calibrationOffsetDb, voice = [] }: MeasureOptions = {},
): DetailedNoise {
  const calibrated = calibrationOffsetDb !== undefined
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
  // Recorders amplify a close voice to full scale, so seconds with speech say nothing about the noise.
  const spoken = calibrated ? new Set<number>() : spokenSeconds(voice)
  const judged = seconds.filter((_, index) => !spoken.has(index))
  const stretches: Stretch[] = judged.map(({ meanSquare, length }) => ({
    // A tenth of a decibel is as fine as a meter reads: a tone at a threshold counts as being at it.
    levelDba: meanSquare < SILENCE_MEAN_SQUARE ? Number.NEGATIVE_INFINITY : round(levelOf(meanSquare)),
    hours: length / 3600,
  }))

  return {
    calibration: calibrated ? 'calibrated' : 'estimate',
    uncertaintyDb: calibrated ? CALIBRATED_UNCERTAINTY_DB : UNCALIBRATED_UNCERTAINTY_DB,
    offsetDb,
    laeqDb: silent ? null : round(levelOf(overall)),
    peakDb: silent ? null : round(peakOf(levels.peakC)),
    peakWeighting: 'C',
    clippedFraction: levels.clippedFraction,
    secondsJudged: judged.reduce((sum, { length }) => sum + length, 0),
    osha: exposureTo(stretches, criteria.osha),
    oshaAction: exposureTo(stretches, criteria.oshaAction),
    niosh: exposureTo(stretches, criteria.niosh),
    overCeiling: overCeiling(stretches),
    impulses: levels.impulses
      .filter(({ time }) => !spoken.has(Math.floor(time)))
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

/** Table D-2 ends at 115 dBA: above it no time is permitted, so each second counts by itself. */
function overCeiling(stretches: readonly Stretch[]): DetailedNoise['overCeiling'] {
  const over = stretches.filter(({ levelDba }) => levelDba > criteria.osha.ceilingDba)
  if (over.length === 0) return null
  return {
    seconds: Math.round(over.reduce((sum, { hours }) => sum + hours * 3600, 0)),
    loudestDb: Math.max(...over.map(({ levelDba }) => levelDba)),
  }
}

function spokenSeconds(voice: readonly TimeSpan[]): Set<number> {
  const spoken = new Map<number, number>()
  for (const { start, end } of voice) {
    const second = Math.floor(start)
    spoken.set(second, (spoken.get(second) ?? 0) + end - start)
  }
  return new Set([...spoken].filter(([, length]) => length >= SPOKEN_SHARE).map(([second]) => second))
}

function meanSquareOf(seconds: readonly { meanSquare: number; length: number }[]) {
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
