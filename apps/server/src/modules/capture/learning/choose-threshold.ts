import { learningBounds as bounds, type LearnedKind, type LearningFigures } from '@plumbline/contract'
import { type ShownKind, shownKind, wilson } from '@plumbline/domain'
import { hazard } from '@plumbline/knowledge'

/** How many findings of this confidence people called right or wrong. */
export type Judged = { confidence: number; right: number; wrong: number }

/** What people said of one kind at one site. */
export type Judgments = { kind: LearnedKind; shipped: number; judged: readonly Judged[]; missed: number }

const STEP = 0.01
/** A change that makes less of a difference than this is not worth anybody's attention. */
const MIN_GAIN = 0.03

/** Confidences and thresholds have two decimals. */
const rounded = (value: number) => Math.round(value * 100) / 100

function counted(judged: readonly Judged[], threshold: number) {
  const kept = judged.filter(({ confidence }) => confidence >= threshold)
  const right = kept.reduce((sum, each) => sum + each.right, 0)
  const wrong = kept.reduce((sum, each) => sum + each.wrong, 0)
  return { right, wrong, precision: right + wrong > 0 ? right / (right + wrong) : 0 }
}

export function hasEnough({ judged }: Judgments) {
  const { right, wrong } = counted(judged, 0)
  return right + wrong >= bounds.minJudgments && right >= bounds.minConfirmed
}

/**
 * The lowest threshold at which enough findings are right, or the best one there is, within the bounds. The shipped one
 * where the judgments don't surely call for another.
 */
export function chooseThreshold(judgments: Judgments): number {
  const { kind, shipped, judged, missed } = judgments
  const all = counted(judged, 0)
  const surelyBelow = (wilson(all.right, all.right + all.wrong)?.high ?? 1) < bounds.targetPrecision
  const oftenMissed = missed > bounds.maxMissed * (all.right + missed)
  if (!hasEnough(judgments) || !surelyBelow || oftenMissed) return shipped
  const minRight = all.right * (isEmergency(kind) ? 1 : bounds.minRecall)
  const allowed = thresholdsAbove(shipped)
    .map(threshold => ({ threshold, ...counted(judged, threshold) }))
    .filter(({ right }) => right >= minRight)
  const good = allowed.find(({ precision }) => precision >= bounds.targetPrecision)
  const best = good ?? allowed.toSorted((a, b) => b.precision - a.precision)[0]
  return best && best.precision - all.precision >= MIN_GAIN ? best.threshold : shipped
}

const emergencyTags: readonly ShownKind[] = [shownKind('fire'), shownKind('smoke')]

/** Whether a kind is what a picture shows, as the tagger tells, and not a finding of the detector's. */
export const isShown = (kind: LearnedKind): kind is ShownKind => kind.startsWith('shows:')

const isEmergency = (kind: LearnedKind) =>
  isShown(kind) ? emergencyTags.includes(kind) : hazard(kind).isEmergency

function thresholdsAbove(shipped: number): number[] {
  const thresholds: number[] = []
  for (let each = rounded(Math.floor(shipped * 100) / 100 + STEP); each <= shipped + bounds.maxRise; ) {
    thresholds.push(each)
    each = rounded(each + STEP)
  }
  return thresholds
}

export function figuresAt({ judged, missed }: Judgments, threshold: number): LearningFigures {
  const all = counted(judged, 0)
  const kept = counted(judged, threshold)
  return {
    confirmed: all.right,
    rejected: all.wrong,
    missed,
    precisionBefore: wilson(all.right, all.right + all.wrong),
    precisionAfter: wilson(kept.right, kept.right + kept.wrong),
    recallKept: wilson(kept.right, all.right),
  }
}
