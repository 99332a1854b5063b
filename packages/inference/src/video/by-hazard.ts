import type { TimeSpan, Violation } from '../findings'
import { bySeverityAndConfidence, violationsOf } from '../rules/violations'
import type { SeenFrame, Sighting } from './tracks'
import { clearness, type FollowedViolation, timed } from './video-violations'

/** One hazard of the whole video: when it was there, and the frame that shows it best. */
export type HazardInVideo = { violation: Violation; spans: TimeSpan[]; evidence: SeenFrame }

/**
 * One violation for each hazard, however many people it concerned and however often it came back. Its words and boxes
 * are those of the frame that shows most of them at once, so that what is said can be counted in the picture.
 */
export function byHazard(found: readonly FollowedViolation[], interval: number): HazardInVideo[] {
  const groups = new Map<string, FollowedViolation[]>()
  for (const each of found) {
    const { code } = each.violation.type
    groups.set(code, [...(groups.get(code) ?? []), each])
  }
  return [...groups.values()]
    .map(group => oneOf(group, interval))
    .toSorted((a, b) => bySeverityAndConfidence(a.violation, b.violation))
}

function oneOf(group: readonly FollowedViolation[], interval: number): HazardInVideo {
  const [first] = group
  if (!first) throw new Error('a hazard nobody noticed')
  const spans = spansOf(group, interval)
  if (group.length === 1) return { violation: first.violation, evidence: first.evidence, spans }
  const best = fullest(group)
  const [inFrame] = best
    ? violationsOf(
        best.map(({ observation }) => observation),
        best[0]?.frame.scene ?? first.evidence.scene,
      )
    : []
  const violation = inFrame ?? first.violation
  const confidence = Math.max(...group.map(each => each.violation.confidence))
  const frames = new Set(group.flatMap(({ track }) => track.sightings.map(({ frame }) => frame.index))).size
  return {
    violation: timed(violation, { confidence, frames, span: around(spans) }),
    evidence: best?.[0]?.frame ?? first.evidence,
    spans,
  }
}

/** From the beginning of the first to the end of the last. */
export const around = (spans: readonly TimeSpan[]): TimeSpan => ({
  start: spans[0]?.start ?? 0,
  end: spans.at(-1)?.end ?? 0,
})

/** The sightings of the frame that shows most of them; of several such frames, the clearest. */
function fullest(group: readonly FollowedViolation[]): Sighting[] | undefined {
  const code = group[0]?.violation.type.code
  const byFrame = new Map<number, Sighting[]>()
  for (const { track } of group)
    for (const sighting of track.sightings) {
      const { rule, condition } = sighting.observation
      if (`violation.${rule}.${condition}.type` !== code) continue
      const { index } = sighting.frame
      byFrame.set(index, [...(byFrame.get(index) ?? []), sighting])
    }
  const clearnessOf = (sightings: Sighting[]) => sightings.reduce((sum, each) => sum + clearness(each), 0)
  return [...byFrame.values()].toSorted((a, b) => b.length - a.length || clearnessOf(b) - clearnessOf(a))[0]
}

/** Out of sight for longer than this, it came back. */
const GAP_SECONDS = 3
const GAP_SAMPLES = 2.5

/** When it was seen; what was seen in a sample lasted until about the next. A new scene is a new span. */
function spansOf(group: readonly FollowedViolation[], interval: number): TimeSpan[] {
  const gap = Math.max(GAP_SECONDS, GAP_SAMPLES * interval)
  const latest = Math.max(...group.map(({ span }) => span.end))
  const frames = new Set(group.flatMap(({ track }) => track.sightings.map(({ frame }) => frame)))
  const spans: (TimeSpan & { scene: number })[] = []
  for (const { time, sceneNumber: scene } of [...frames].toSorted((a, b) => a.time - b.time)) {
    const last = spans.at(-1)
    const end = Math.min(latest, time + interval)
    if (last && last.scene === scene && time - last.end <= gap) last.end = end
    else spans.push({ start: time, end, scene })
  }
  return spans.map(({ start, end }) => ({ start, end }))
}
