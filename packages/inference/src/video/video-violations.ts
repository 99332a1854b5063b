import type { Box } from '@plumbline/domain'
import { english } from '@plumbline/messages'
import type { TimeSpan, Violation } from '../findings'
import { area } from '../geometry'
import { isCutByFrame } from '../rules/scene'
import { bySeverityAndConfidence, confidenceIn, violationsOf } from '../rules/violations'
import type { SeenFrame, Sighting, Track } from './tracks'

/** A violation by one subject of the video and the frame that shows it best. */
export type FollowedViolation = {
  violation: Violation
  span: TimeSpan
  evidence: SeenFrame
  /** Whom or what it is about, in the pixels of the evidence. */
  subject: Box
  /** In how many of the analyzed frames it was seen. */
  frames: number
  track: Track
}

/** Fewer looks than this at a scene, and one sighting must do. */
const FEW_LOOKS = 2

/**
 * What was noticed becomes a violation when it was seen more than once, unless the scene is too short for that, and
 * when the same person was not seen more often without it.
 */
export function violationsOfTracks(
  tracks: readonly Track[],
  frames: readonly SeenFrame[],
  interval: number,
  durationSeconds: number,
): FollowedViolation[] {
  const looks = (sceneNumber: number) => frames.filter(frame => frame.sceneNumber === sceneNumber).length
  return tracks
    .flatMap(track => {
      const sceneNumber = track.sightings[0]?.frame.sceneNumber ?? 0
      const needed = looks(sceneNumber) <= FEW_LOOKS ? 1 : 2
      if (track.sightings.length < needed || track.innocent > track.sightings.length) return []
      const worst = conditionsOf(track, needed).toSorted((a, b) =>
        bySeverityAndConfidence(a.violation, b.violation),
      )[0]
      return worst ? [withTime(worst, track, interval, durationSeconds)] : []
    })
    .toSorted((a, b) => bySeverityAndConfidence(a.violation, b.violation))
}

type Candidate = Pick<FollowedViolation, 'violation' | 'evidence' | 'subject'>

/** A person may be bare-headed on site all along and beside plant for part of it: each condition stands for itself. */
function conditionsOf({ sightings }: Track, needed: number): Candidate[] {
  const byCondition = new Map<string, Sighting[]>()
  for (const sighting of sightings) {
    const { condition } = sighting.observation
    byCondition.set(condition, [...(byCondition.get(condition) ?? []), sighting])
  }
  const supported = [...byCondition.values()].filter(group => group.length >= needed)
  // A subject whose condition changed with every look was still seen that often.
  const groups = supported.length > 0 ? supported : [sightings]
  return groups.flatMap(group => {
    const clearest = group.toSorted((a, b) => clearness(b) - clearness(a))[0]
    const [violation] = clearest ? violationsOf([clearest.observation], clearest.frame.scene) : []
    return clearest && violation
      ? [{ violation, evidence: clearest.frame, subject: clearest.observation.subject }]
      : []
  })
}

/** Sure, large and whole. */
export function clearness({ observation, frame: { scene } }: Sighting): number {
  const share = area(observation.subject) / (scene.width * scene.height)
  return observation.confidence * Math.sqrt(share) * (isCutByFrame(observation.subject, scene) ? 0.5 : 1)
}

function withTime(
  { violation, ...shown }: Candidate,
  track: Track,
  interval: number,
  durationSeconds: number,
): FollowedViolation {
  const { sightings, innocent } = track
  const start = sightings[0]?.frame.time ?? 0
  // What was seen in a sample lasted until about the next.
  const end = Math.min(durationSeconds, (sightings.at(-1)?.frame.time ?? 0) + interval)
  const mean = sightings.reduce((sum, { observation }) => sum + observation.confidence, 0) / sightings.length
  const share = sightings.length / (sightings.length + innocent)
  const confidence = confidenceIn(shown.evidence.scene, violation.rule, mean * (0.5 + 0.5 * share))
  const seen = { span: { start, end }, frames: sightings.length }
  return { violation: timed(violation, { ...seen, confidence }), ...seen, ...shown, track }
}

/** The violation of one frame as one of the whole video: how sure, how often and from when to when it was seen. */
export function timed(
  violation: Violation,
  { span, frames, confidence }: { span: TimeSpan; frames: number; confidence: number },
): Violation {
  const { code, text } = violation.because
  const params = {
    ...violation.because.params,
    confidence,
    frames,
    start: clock(span.start),
    end: clock(span.end),
  }
  return {
    ...violation,
    confidence,
    because: { code, params, text: english.format({ code, params, text }) },
  }
}

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
