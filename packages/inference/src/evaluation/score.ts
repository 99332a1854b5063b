import type { Label } from '@plumbline/domain'
import { byConfidence } from '../detector/suppress'
import type { Finding } from '../findings'
import { iou } from '../geometry'
import type { Truth } from './coco'

export type ScoredPicture = {
  labeled: ReadonlySet<Label>
  truth: readonly Truth[]
  findings: readonly Finding[]
}

export type ClassScore = {
  label: Label
  /** How many there are in the annotations. */
  count: number
  ap50: number
  /** At the shipped threshold; `null` where nothing was found at all. */
  precision: number | null
  recall: number
}

const HIT = 0.5

type Judged = {
  confidence: number
  hit: boolean
}

/**
 * Average precision as the area under the precision envelope at IoU 0.5, over the pictures on which the class is
 * truly labeled: the protocol the first detector was measured with.
 */
export function scoreClass(
  pictures: readonly ScoredPicture[],
  label: Label,
  threshold: number,
): ClassScore | undefined {
  const counted = pictures.filter(picture => picture.labeled.has(label))
  const count = counted.reduce(
    (sum, { truth }) => sum + truth.filter(thing => thing.label === label).length,
    0,
  )
  if (count === 0) return undefined
  const judged = counted.flatMap(picture => judge(picture, label)).sort((a, b) => b.confidence - a.confidence)
  const sure = judged.filter(({ confidence }) => confidence >= threshold)
  const hits = sure.filter(({ hit }) => hit).length
  return {
    label,
    count,
    ap50: averagePrecision(judged, count),
    precision: sure.length ? hits / sure.length : null,
    recall: hits / count,
  }
}

function judge({ findings, truth }: ScoredPicture, label: Label): Judged[] {
  const open = truth.filter(thing => thing.label === label)
  return findings
    .filter(finding => finding.label === label)
    .sort(byConfidence)
    .map(({ box, confidence }) => {
      const overlaps = open.map(thing => iou(box, thing.box))
      const best = overlaps.indexOf(Math.max(...overlaps))
      const hit = best >= 0 && (overlaps[best] as number) >= HIT
      if (hit) open.splice(best, 1)
      return { confidence, hit }
    })
}

function averagePrecision(judged: readonly Judged[], count: number): number {
  let hits = 0
  const precisions = judged.map(({ hit }, i) => {
    if (hit) hits++
    return hits / (i + 1)
  })
  let sum = 0
  let envelope = 0
  for (let i = judged.length - 1; i >= 0; i--) {
    envelope = Math.max(envelope, precisions[i] as number)
    if (judged[i]?.hit) sum += envelope
  }
  return sum / count
}

export const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length
