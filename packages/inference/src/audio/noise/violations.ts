import type { Severity } from '@plumbline/domain'
import { IMPULSE_PEAK_LIMIT_DB, oshaActionLevel, oshaPermissible } from '@plumbline/knowledge'
import { type LocalizedMessage, message } from '@plumbline/messages'
import type { AudioViolation } from '../../analyzer'
import { remedies } from '../../rules/violations'
import { SHIFT_HOURS } from './exposure'
import type { DetailedNoise } from './measure'

/** Two standard deviations make the stated uncertainty. */
const DEVIATIONS = 2
/** Less than this is an instant, not an exposure. */
const MIN_SECONDS = 1

type Finding = {
  code: 'noise_over_ceiling' | 'noise_over_limit' | 'noise_over_action_level' | 'impulse_over_limit'
  severity: Severity
  cites: string[]
  levelDb: number
  limitDb: number
  /** A single second is enough; the rest depends on how long it lasts. */
  isInstant: boolean
}

/** What the standards say of this noise if it lasts a shift. An estimate is called one, with the odds that it is right. */
export function noiseViolations(noise: DetailedNoise, durationSeconds: number): AudioViolation[] {
  if (noise.secondsJudged < MIN_SECONDS) return []
  const found = [overCeiling(noise) ?? overLimit(noise) ?? overActionLevel(noise), impulseOverLimit(noise)]
  return found
    .filter(finding => finding !== undefined)
    .map(finding => violation(finding, noise, durationSeconds))
}

function overCeiling({ overCeiling: over }: DetailedNoise): Finding | undefined {
  if (!over) return undefined
  return {
    code: 'noise_over_ceiling',
    severity: 'High',
    cites: ['1926.52(a)', '1926.52(b)', '1926.52(d)(1)', '1926.101(a)'],
    levelDb: over.loudestDb,
    limitDb: oshaPermissible.ceilingDba,
    isInstant: true,
  }
}

function overLimit({ osha }: DetailedNoise): Finding | undefined {
  if (osha.averageDb === null || toTenth(osha.dosePercent) <= 100) return undefined
  return {
    code: 'noise_over_limit',
    // From 95 dBA on less than half a shift is permitted.
    severity: osha.averageDb >= 95 ? 'High' : 'Medium',
    cites: ['1926.52(a)', '1926.52(b)', '1926.52(d)(1)', '1926.101(a)'],
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
    severity: 'Low',
    cites: ['1910.95(c)(1)', 'NIOSH 98-126'],
    levelDb: oshaAction.averageDb,
    limitDb: oshaActionLevel.averageDba,
    isInstant: false,
  }
}

function impulseOverLimit({ peakDb }: DetailedNoise): Finding | undefined {
  if (peakDb === null || peakDb <= IMPULSE_PEAK_LIMIT_DB) return undefined
  return {
    code: 'impulse_over_limit',
    severity: 'High',
    cites: ['1926.52(e)'],
    levelDb: peakDb,
    limitDb: IMPULSE_PEAK_LIMIT_DB,
    isInstant: true,
  }
}

function violation(finding: Finding, noise: DetailedNoise, durationSeconds: number): AudioViolation {
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
    regulationCodes: finding.cites,
    remediationSteps: remediation(estimate),
    because: text('because'),
    confidence,
    span: { start: 0, end: durationSeconds },
  }
}

const remediation = (estimate: boolean): LocalizedMessage[] =>
  estimate ? [message('noise.confirm'), ...remedies('noise')] : remedies('noise')

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
