import type { Finding } from '../findings'
import { iou } from '../geometry'

type Sure = { confidence: number }

export const byConfidence = (a: Sure, b: Sure) => b.confidence - a.confidence

/** Keeps the most confident of overlapping findings with the same label (non-maximum suppression per class). */
export function suppress(findings: readonly Finding[], maxIou: number, limit: number): Finding[] {
  const kept: Finding[] = []
  for (const finding of [...findings].sort(byConfidence)) {
    if (kept.length === limit) break
    if (!kept.some(other => other.label === finding.label && iou(other.box, finding.box) > maxIou))
      kept.push(finding)
  }
  return kept
}
