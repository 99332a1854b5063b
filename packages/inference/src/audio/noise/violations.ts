import { IMPULSE_PEAK_LIMIT_DB, oshaActionLevel, oshaPermissible } from '@plumbline/knowledge'
import type { AudioViolation } from '../../analyzer'
import type { Severity, Text } from '../../findings'
import { remedies } from '../../rules/violations'
import type { DetailedNoise } from './measure'

/** Two standard deviations make the stated uncertainty. */
const DEVIATIONS = 2
/** Less than this is an instant, not an exposure. */
const MIN_SECONDS = 1

type Finding = {
  code: 'noise_over_limit' | 'noise_over_action_level' | 'impulse_over_limit'
  severity: Severity
  cites: string[]
  levelDb: number
  limitDb: number
  type: string
  consequence: string
}

/** What the standards say of this noise if it lasts a shift. An estimate is called one, with the odds that it is right. */
export function noiseViolations(noise: DetailedNoise, durationSeconds: number): AudioViolation[] {
  if (noise.secondsJudged < MIN_SECONDS) return []
  const found = [overLimit(noise) ?? overActionLevel(noise), impulseOverLimit(noise)]
  return found
    .filter(finding => finding !== undefined)
    .map(finding => violation(finding, noise, durationSeconds))
}

function overLimit({ osha, niosh }: DetailedNoise): Finding | undefined {
  if (osha.averageDb === null || osha.dosePercent <= 100) return undefined
  return {
    code: 'noise_over_limit',
    // From 95 dBA on less than half a shift is permitted.
    severity: osha.averageDb >= 95 ? 'High' : 'Medium',
    cites: ['1926.52(a)', '1926.52(b)', '1926.52(d)(1)', '1926.101(a)'],
    levelDb: osha.averageDb,
    limitDb: oshaPermissible.levelDba,
    type: 'Noise above the permissible exposure limit',
    consequence:
      osha.permittedHours === 0
        ? 'above 115 dBA no exposure is permitted at all'
        : `at this level OSHA permits ${duration(osha.permittedHours)} a day and NIOSH recommends no more than ${duration(niosh.permittedHours)}`,
  }
}

function overActionLevel({ oshaAction, niosh }: DetailedNoise): Finding | undefined {
  if (oshaAction.averageDb === null || oshaAction.dosePercent < oshaActionLevel.dosePercent) return undefined
  return {
    code: 'noise_over_action_level',
    severity: 'Low',
    cites: ['1910.95(c)(1)', 'NIOSH 98-126'],
    levelDb: oshaAction.averageDb,
    limitDb: oshaActionLevel.averageDba,
    type: 'Noise above the action level',
    consequence: `over a whole shift this calls for a hearing conservation program in general industry (on building sites OSHA acts from 90 dBA), and NIOSH recommends no more than ${duration(niosh.permittedHours)} a day`,
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
    type: 'Impact noise above the peak limit',
    consequence: 'impulsive noise should not exceed 140 dB peak: a single one can damage hearing for good',
  }
}

function violation(finding: Finding, noise: DetailedNoise, durationSeconds: number): AudioViolation {
  const estimate = noise.calibration === 'estimate'
  const level = Math.round(finding.levelDb)
  const unit = finding.code === 'impulse_over_limit' ? 'dB(C) peak' : 'dBA'
  const confidence = probabilityOver(finding.levelDb, finding.limitDb, noise.uncertaintyDb)
  const params = {
    level,
    unit,
    limit: finding.limitDb,
    uncertainty: noise.uncertaintyDb,
    calibration: noise.calibration,
    seconds: Math.round(durationSeconds),
    oshaDose: Math.round(noise.osha.dosePercent),
    nioshDose: Math.round(noise.niosh.dosePercent),
    confidence: Math.round(100 * confidence) / 100,
  }
  const text = (part: string, words: string): Text => ({
    code: `${finding.code}.${part}`,
    params,
    text: words,
  })
  const said = estimate
    ? `About ${level} ${unit}, an estimate from an uncalibrated device that may be ${noise.uncertaintyDb} dB off`
    : `${level} ${unit} measured`
  const clipped =
    noise.clippedFraction > 0 ? '; the recording is overdriven, so the true level is higher' : ''
  return {
    rule: 'noise',
    hazard: 'noise',
    type: text('type', estimate ? `${finding.type} (estimate)` : finding.type),
    description: text('description', `${said}: ${finding.consequence}${clipped}.`),
    severity: finding.severity,
    location: text('location', `whole recording (${Math.round(durationSeconds)} s)`),
    boundingBoxes: [],
    regulationCodes: finding.cites,
    remediationSteps: remediation(estimate),
    because: text(
      'because',
      `${level} ${unit} against a limit of ${finding.limitDb}, over ${Math.round(durationSeconds)} s of recording, confidence ${confidence.toFixed(2)}`,
    ),
    confidence,
    span: { start: 0, end: durationSeconds },
  }
}

function remediation(estimate: boolean): Text[] {
  const confirm: Text = {
    code: 'noise.confirm',
    params: {},
    text: 'Confirm the level with a calibrated sound level meter or dosimeter at the ears of the people exposed.',
  }
  return estimate ? [confirm, ...remedies('noise')] : remedies('noise')
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

function duration(hours: number | null): string {
  if (hours === null) return 'a whole day'
  if (hours >= 1) {
    const rounded = Math.round(hours * 10) / 10
    return `${rounded} ${rounded === 1 ? 'hour' : 'hours'}`
  }
  const minutes = Math.round(hours * 60)
  return minutes >= 1
    ? `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
    : `${Math.round(hours * 3600)} seconds`
}
