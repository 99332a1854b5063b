import type { Severity } from '@plumbline/domain'
import {
  type DutyId,
  IMPULSE_PEAK_LIMIT_DB,
  type Law,
  type NoiseLimits,
  noiseLimits,
  oshaActionLevel,
  oshaPermissible,
} from '@plumbline/knowledge'
import { type LocalizedMessage, message } from '@plumbline/messages'
import type { AudioViolation } from '../../analyzer'
import { remedies } from '../../rules/remedies'
import { severityOf } from '../../rules/severity'
import { cited } from '../../rules/violations'
import { SHIFT_HOURS } from './exposure'
import type { DetailedNoise } from './measure'

/** Two standard deviations make the stated uncertainty. */
const DEVIATIONS = 2
/** A shorter time doesn't count as an exposure. */
const MIN_SECONDS = 1

type Finding = {
  code:
    | 'noise_over_ceiling'
    | 'noise_over_limit'
    | 'noise_over_action_level'
    | 'noise_over_exposure_level'
    | 'noise_over_lower_level'
    | 'impulse_over_limit'
  duty: DutyId
  severity: Severity
  /** Only limits can be violated. An action level says nothing about whether its measures are missing. */
  basis: 'breach' | 'advisory'
  levelDb: number
  limitDb: number
  /** A single second is enough; the rest depends on how long it lasts. */
  isInstant: boolean
}

/** What the law of the place says of this noise if it lasts a shift. An estimate is called one, with the odds that it is right. */
export function noiseViolations(
  noise: DetailedNoise,
  durationSeconds: number,
  law: Law | null,
): AudioViolation[] {
  if (noise.secondsJudged < MIN_SECONDS) return []
  const limits = law && noiseLimits[law.id]
  const steady = limits
    ? overExposureLevel(noise, limits)
    : (overCeiling(noise) ?? overLimit(noise) ?? overActionLevel(noise))
  const peakLimit = limits ? limits.peakDb : IMPULSE_PEAK_LIMIT_DB
  return [steady, impulseOverLimit(noise, peakLimit)]
    .filter(finding => finding !== undefined)
    .map(finding => violation(finding, noise, durationSeconds, law))
}

function overCeiling({ overCeiling: over }: DetailedNoise): Finding | undefined {
  if (!over) return undefined
  return {
    code: 'noise_over_ceiling',
    duty: 'noise',
    severity: severityOf({ harm: 'serious', likelihood: 'likely' }),
    basis: 'breach',
    levelDb: over.loudestDb,
    limitDb: oshaPermissible.ceilingDba,
    isInstant: true,
  }
}

function overLimit({ osha }: DetailedNoise): Finding | undefined {
  if (osha.averageDb === null || toTenth(osha.dosePercent) <= 100) return undefined
  return {
    code: 'noise_over_limit',
    duty: 'noise',
    // From 95 dBA on less than half a shift is permitted.
    severity: severityOf({ harm: 'serious', likelihood: osha.averageDb >= 95 ? 'likely' : 'possible' }),
    basis: 'breach',
    levelDb: osha.averageDb,
    limitDb: oshaPermissible.levelDba,
    isInstant: false,
  }
}

function overActionLevel({ oshaAction }: DetailedNoise): Finding | undefined {
  if (oshaAction.averageDb === null || toTenth(oshaAction.dosePercent) < oshaActionLevel.dosePercent)
    return undefined
  return {
    code: 'noise_over_action_level',
    duty: 'noise-action-level',
    severity: severityOf({ harm: 'serious', likelihood: 'unlikely' }),
    basis: 'advisory',
    levelDb: oshaAction.averageDb,
    limitDb: oshaActionLevel.averageDba,
    isInstant: false,
  }
}

/** NIOSH counts as the laws outside the US do: from 80 dBA on, and 3 dB for half the time. */
function overExposureLevel({ niosh }: DetailedNoise, limits: NoiseLimits): Finding | undefined {
  const levelDb = niosh.averageDb
  if (levelDb === null) return undefined
  const { exposureDba, lowerDba } = limits
  if (toTenth(levelDb) >= exposureDba)
    return {
      code: 'noise_over_exposure_level',
      duty: 'noise',
      severity: severityOf({
        harm: 'serious',
        likelihood: levelDb >= exposureDba + 5 ? 'likely' : 'possible',
      }),
      basis: 'breach',
      levelDb,
      limitDb: exposureDba,
      isInstant: false,
    }
  if (lowerDba === undefined || toTenth(levelDb) < lowerDba) return undefined
  return {
    code: 'noise_over_lower_level',
    duty: 'noise-action-level',
    severity: severityOf({ harm: 'serious', likelihood: 'unlikely' }),
    basis: 'advisory',
    levelDb,
    limitDb: lowerDba,
    isInstant: false,
  }
}

function impulseOverLimit({ peakDb }: DetailedNoise, limitDb: number | undefined): Finding | undefined {
  if (peakDb === null || limitDb === undefined || peakDb <= limitDb) return undefined
  return {
    code: 'impulse_over_limit',
    duty: 'noise-impulse',
    severity: severityOf({ harm: 'serious', likelihood: 'likely' }),
    basis: 'breach',
    levelDb: peakDb,
    limitDb,
    isInstant: true,
  }
}

function violation(
  finding: Finding,
  noise: DetailedNoise,
  durationSeconds: number,
  law: Law | null,
): AudioViolation {
  const estimate = noise.calibration === 'estimate'
  const level = Math.round(finding.levelDb)
  const unit = finding.code === 'impulse_over_limit' ? 'dB(C) peak' : 'dBA'
  const confidence = probabilityOver(finding.levelDb, finding.limitDb, uncertaintyOf(finding, noise))
  const params = {
    level,
    unit,
    limit: finding.limitDb,
    uncertainty: noise.uncertaintyDb,
    calibration: noise.calibration,
    seconds: Math.round(durationSeconds),
    secondsOver: noise.overCeiling?.seconds ?? 0,
    actionDose: Math.round(noise.oshaAction.dosePercent),
    oshaDose: Math.round(noise.osha.dosePercent),
    nioshDose: Math.round(noise.niosh.dosePercent),
    confidence: Math.round(100 * confidence) / 100,
    ...(noise.clippedFraction > 0 && { clipped: 1 }),
  }
  const text = (part: 'type' | 'description' | 'location' | 'because') =>
    message(`${finding.code}.${part}`, params)
  return {
    rule: 'noise',
    hazard: 'noise',
    type: text('type'),
    description: text('description'),
    severity: finding.severity,
    location: text('location'),
    boundingBoxes: [],
    // A reading with an uncertainty of ten decibels can't show that a limit is exceeded.
    ...cited(finding.duty, law, estimate ? 'advisory' : finding.basis),
    remediationSteps: remediation(estimate, law),
    because: text('because'),
    confidence,
    span: { start: 0, end: durationSeconds },
  }
}

const remediation = (estimate: boolean, law: Law | null): LocalizedMessage[] => [
  ...(estimate ? [message('noise.confirm')] : []),
  ...remedies('noise', law),
]

/** A dose that is exactly at a limit is not above it, whatever the last digits of the sum. */
const toTenth = (percent: number) => Math.round(percent * 10) / 10

/**
 * The tasks of a shift commonly differ by this much, so a recording says little about the hours it doesn't cover. A
 * recording of the whole shift has no such doubt.
 */
const SHIFT_UNCERTAINTY_DB = 10

function uncertaintyOf({ isInstant }: Finding, { uncertaintyDb, secondsJudged }: DetailedNoise): number {
  if (isInstant) return uncertaintyDb
  const unheard = Math.max(0, 1 - secondsJudged / (SHIFT_HOURS * 3600))
  return Math.hypot(uncertaintyDb, SHIFT_UNCERTAINTY_DB * Math.sqrt(unheard))
}

/** How likely the true level lies above the limit. */
export const probabilityOver = (levelDb: number, limitDb: number, uncertaintyDb: number): number =>
  normalDistribution(((levelDb - limitDb) * DEVIATIONS) / uncertaintyDb)

/** Abramowitz and Stegun 26.2.17, good to seven digits. */
function normalDistribution(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x))
  const polynomial =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  const tail = (Math.exp(-(x ** 2) / 2) / Math.sqrt(2 * Math.PI)) * polynomial
  return x >= 0 ? 1 - tail : tail
}
