import type { Box } from '@plumbline/domain'
import { area, center, iou } from '../geometry'
import type { Observation } from '../rules/rule'
import type { Scene } from '../rules/scene'

/** What one analyzed frame showed. */
export type SeenFrame = {
  /** Which frame of the video. */
  index: number
  time: number
  /** Scenes that began before. */
  sceneNumber: number
  scene: Scene
  observations: Observation[]
}

export type Sighting = {
  frame: SeenFrame
  observation: Observation
}

/** One subject that one rule noticed, followed from frame to frame. */
export type Track = {
  rule: string
  sightings: Sighting[]
  /** Frames between the first and the last sighting in which the same person was seen and nothing was wrong. */
  innocent: number
}

/** How long a subject may be out of sight; sparse samples wait longer. */
const FORGET_SECONDS = 3
const FORGET_SAMPLES = 2.5
/** How far a subject gets, in its own heights: at once, and each second. */
const REACH_AT_ONCE = 0.5
const REACH_PER_SECOND = 0.75
const FARTHEST_REACH = 3
/** Of two boxes of one subject the smaller is at least this share of the larger. */
const SIMILAR_SIZE = 0.3
const SAME_PERSON_IOU = 0.3
/** Pieces of one subject's track may lie this far apart in time. */
const REJOIN_SECONDS = 10
const REJOIN_SAMPLES = 4

/** Follows what the rules noticed. A new scene begins new tracks. */
export function follow(frames: readonly SeenFrame[], interval: number): Track[] {
  const tracks: Track[] = []
  for (const frame of frames) {
    const open = tracks.filter(track =>
      isOpen(track, frame, Math.max(FORGET_SECONDS, FORGET_SAMPLES * interval)),
    )
    const pairs = open
      .flatMap(track =>
        frame.observations.map(observation => ({
          track,
          observation,
          fit: fitOf(track, frame, observation),
        })),
      )
      .filter(({ fit }) => fit > 0)
      .toSorted((a, b) => b.fit - a.fit)
    const taken = new Set<Track | Observation>()
    for (const { track, observation } of pairs) {
      if (taken.has(track) || taken.has(observation)) continue
      taken.add(track).add(observation)
      track.sightings.push({ frame, observation })
    }
    for (const observation of frame.observations) {
      if (!taken.has(observation))
        tracks.push({ rule: observation.rule, sightings: [{ frame, observation }], innocent: 0 })
    }
  }
  const whole = rejoin(tracks, Math.max(REJOIN_SECONDS, REJOIN_SAMPLES * interval))
  for (const track of whole) track.innocent = innocentFrames(track, frames)
  return whole
}

const last = ({ sightings }: Track) => sightings.at(-1) as Sighting
const first = ({ sightings }: Track) => sightings[0] as Sighting

const isOpen = (track: Track, frame: SeenFrame, seconds: number) =>
  last(track).frame.sceneNumber === frame.sceneNumber && frame.time - last(track).frame.time <= seconds

/** How well an observation continues a track; 0 when it cannot. */
function fitOf(track: Track, frame: SeenFrame, { rule, subject }: Observation): number {
  if (rule !== track.rule) return 0
  const { observation, frame: before } = last(track)
  return closeness(observation.subject, subject, frame.time - before.time)
}

function closeness(from: Box, to: Box, seconds: number): number {
  const overlap = iou(from, to)
  if (!similarInSize(from, to)) return 0
  const [a, b] = [center(from), center(to)]
  const distance = Math.hypot(a.x - b.x, a.y - b.y)
  const height = (from.height + to.height) / 2
  const reach = height * Math.min(FARTHEST_REACH, REACH_AT_ONCE + REACH_PER_SECOND * seconds)
  const near = Math.max(0, 1 - distance / reach)
  return overlap + near
}

const similarInSize = (a: Box, b: Box) =>
  Math.min(area(a), area(b)) >= SIMILAR_SIZE * Math.max(area(a), area(b))

/** Somebody who was hidden for a while is still the same somebody, as long as they are not in two places at once. */
function rejoin(tracks: readonly Track[], seconds: number): Track[] {
  const joined: Track[] = []
  for (const track of tracks.toSorted((a, b) => first(a).frame.time - first(b).frame.time)) {
    const earlier = joined
      .filter(candidate => {
        const gap = first(track).frame.time - last(candidate).frame.time
        return (
          candidate.rule === track.rule &&
          first(track).frame.sceneNumber === last(candidate).frame.sceneNumber &&
          gap > 0 &&
          gap <= seconds &&
          similarInSize(last(candidate).observation.subject, first(track).observation.subject)
        )
      })
      .toSorted((a, b) => last(b).frame.time - last(a).frame.time)[0]
    if (earlier) earlier.sightings.push(...track.sightings)
    else joined.push({ ...track, sightings: [...track.sightings] })
  }
  return joined
}

function innocentFrames(track: Track, frames: readonly SeenFrame[]): number {
  const start = first(track).frame.time
  const end = last(track).frame.time
  return frames.filter(frame => {
    if (frame.time <= start || frame.time >= end) return false
    if (track.sightings.some(sighting => sighting.frame === frame)) return false
    const before = track.sightings.findLast(sighting => sighting.frame.time < frame.time)
    return frame.scene.people.some(
      person => before !== undefined && iou(person.box, before.observation.subject) >= SAME_PERSON_IOU,
    )
  }).length
}
