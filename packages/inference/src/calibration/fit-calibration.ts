import type { CalibrationTable } from './calibration'

/** A finding that somebody checked. */
export type Judged = { score: number; right: boolean }

const POINTS = Array.from({ length: 19 }, (_, index) => (index + 1) / 20)
const MAX_STEPS = 100
const CLOSE_ENOUGH = 1e-9
/** Keeps a score of 0 or 1 finite. */
const EDGE = 1e-4

const sigmoid = (value: number) => 1 / (1 + Math.exp(-value))
function logit(score: number) {
  const inside = Math.min(1 - EDGE, Math.max(EDGE, score))
  return Math.log(inside / (1 - inside))
}

/**
 * Platt's scaling on the log odds: two numbers, so that a few dozen findings are enough. Right and wrong are moved
 * inward by one case each, as Platt did, which keeps the fit away from 0 and 1. Null without findings.
 */
export function fitCalibration(judged: readonly Judged[]): CalibrationTable | null {
  const right = judged.filter(each => each.right).length
  const wrong = judged.length - right
  if (judged.length === 0) return null
  // Without both kinds nothing tells them apart.
  if (right === 0 || wrong === 0) return flat((right + 1) / (judged.length + 2))
  const [hit, miss] = [(right + 1) / (right + 2), 1 / (wrong + 2)]
  const cases = judged.map(each => ({ x: logit(each.score), target: each.right ? hit : miss }))
  const { slope, offset } = newton(cases)
  // A higher score must not mean less: then the score says nothing, and all that is known is the share that is right.
  if (slope <= 0) return flat(right / judged.length)
  return POINTS.map(score => [score, rounded(sigmoid(slope * logit(score) + offset))])
}

const flat = (confidence: number): CalibrationTable => POINTS.map(score => [score, rounded(confidence)])

type Case = { x: number; target: number }

/** The slope and offset under which the cases are most likely. */
function newton(cases: readonly Case[]): { slope: number; offset: number } {
  let [slope, offset] = [1, 0]
  for (let step = 0; step < MAX_STEPS; step++) {
    let [slopeGradient, offsetGradient] = [0, 0]
    // A trace of weight on the shipped scale, so that the matrix can always be inverted.
    let [slopeCurve, bothCurve, offsetCurve] = [EDGE, 0, EDGE]
    for (const { x, target } of cases) {
      const share = sigmoid(slope * x + offset)
      const weight = share * (1 - share)
      slopeGradient += (share - target) * x
      offsetGradient += share - target
      slopeCurve += weight * x * x
      bothCurve += weight * x
      offsetCurve += weight
    }
    const determinant = slopeCurve * offsetCurve - bothCurve ** 2
    const slopeStep = (offsetCurve * slopeGradient - bothCurve * offsetGradient) / determinant
    const offsetStep = (slopeCurve * offsetGradient - bothCurve * slopeGradient) / determinant
    slope -= slopeStep
    offset -= offsetStep
    if (Math.abs(slopeStep) + Math.abs(offsetStep) < CLOSE_ENOUGH) break
  }
  return { slope, offset }
}

const rounded = (value: number) => Math.round(value * 1000) / 1000

const BINS = 10

/** How far confidences are from the share that is right, on average over ten bins of the scale. */
export function calibrationError(judged: readonly Judged[]): number {
  const bins = Array.from({ length: BINS }, () => ({ count: 0, score: 0, right: 0 }))
  for (const { score, right } of judged) {
    const bin = bins[Math.min(BINS - 1, Math.floor(score * BINS))]
    if (!bin) continue
    bin.count++
    bin.score += score
    bin.right += right ? 1 : 0
  }
  return bins.reduce((sum, bin) => sum + Math.abs(bin.score - bin.right), 0) / Math.max(1, judged.length)
}
