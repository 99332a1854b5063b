import type { Label } from '@plumbline/domain'
import type { Finding } from '../findings'
import { byConfidence, suppress } from './suppress'

// More candidates than this before suppression are noise, and comparing them all would take seconds.
const MAX_CANDIDATES = 3000
const MAX_FINDINGS = 300

export type OutputReading = {
  classes: readonly Label[]
  /** The minimum confidence per class; a class that is absent is not read. */
  thresholds: Partial<Record<Label, number>>
  nmsIou: number
}

/** From the network's raw numbers (corners in input pixels, one score per class) to findings in input pixels. */
export function readOutput(boxes: Float32Array, scores: Float32Array, reading: OutputReading): Finding[] {
  const classCount = reading.classes.length
  const minScores = reading.classes.map(label => reading.thresholds[label] ?? Number.POSITIVE_INFINITY)
  let candidates: Finding[] = []
  for (let at = 0; at < scores.length; at++) {
    const score = scores[at] as number
    const classIndex = at % classCount
    if (score < (minScores[classIndex] as number)) continue
    const corner = ((at - classIndex) / classCount) * 4
    const x = boxes[corner] as number
    const y = boxes[corner + 1] as number
    candidates.push({
      label: reading.classes[classIndex] as Label,
      confidence: score,
      box: { x, y, width: (boxes[corner + 2] as number) - x, height: (boxes[corner + 3] as number) - y },
    })
  }
  if (candidates.length > MAX_CANDIDATES) candidates = candidates.sort(byConfidence).slice(0, MAX_CANDIDATES)
  return suppress(candidates, reading.nmsIou, MAX_FINDINGS)
}
