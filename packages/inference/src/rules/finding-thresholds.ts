import { type HazardId, labelRecord, pictureTags, type ShownKind, shownKind } from '@plumbline/domain'
import { type Calibration, calibrate, tableOf } from '../calibration/calibration'
import { type DetectorCard, keptFrom, readDetectorCard } from '../detector/card'
import { readTaggerCard } from '../tagger/card'
import { defaultModelsFolder } from '../worker/locations'
import type { SceneRule } from './rule'
import { rules } from './rules'

/** The lowest confidence that a finding of each hazard can have with the shipped detector, and a tag with the tagger. */
export type FindingThresholds = {
  /** The versions of both; confidences of other ones can't be compared. */
  detector: string
  tagger: string
  /** Of tags only those that are spoken of. */
  thresholds: ReadonlyMap<HazardId | ShownKind, number>
  calibration: Calibration
}

export async function readFindingThresholds(
  modelsFolder = defaultModelsFolder(),
): Promise<FindingThresholds> {
  const card = await readDetectorCard(modelsFolder)
  const tagger = await readTaggerCard(modelsFolder)
  const thresholds = new Map<HazardId | ShownKind, number>()
  for (const tag of pictureTags) {
    const { threshold } = tagger.tags[tag]
    if (threshold !== null) thresholds.set(shownKind(tag), threshold)
  }
  for (const rule of rules) {
    const threshold = thresholdOf(rule, card)
    thresholds.set(rule.hazard, Math.min(threshold, thresholds.get(rule.hazard) ?? 1))
  }
  return { detector: card.version, tagger: tagger.version, thresholds, calibration: card.calibration ?? {} }
}

/** A finding is as certain as the least certain thing it rests on; at a known site that may be less than elsewhere. */
function thresholdOf(rule: SceneRule, card: DetectorCard) {
  const confidenceOf = (thresholds: DetectorCard['thresholds'], fromPicture: boolean) =>
    calibrate(lowestScore(rule, thresholds), tableOf(card.calibration ?? {}, rule.code, fromPicture))
  const lowest = Math.min(confidenceOf(keptFrom(card), false), confidenceOf(card.thresholds, true))
  return Math.round(lowest * 1000) / 1000
}

function lowestScore({ needs, minConfidence = 0 }: SceneRule, thresholds: DetectorCard['thresholds']) {
  const lowest = needs.map(label => Math.max(thresholds[label] ?? 1, labelRecord(label).minConfidence ?? 0))
  return Math.max(minConfidence, Math.min(...lowest))
}
