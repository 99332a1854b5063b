import type { Box } from '@plumbline/domain'
import type { RgbFrame } from '../detector/detector'
import { loadRuntime, sessionOptions } from '../detector/session'
import { poseWeights, readPoseCard } from './card'
import { type Crop, cropAround, fillCrop, inPicture } from './crop'
import { agreedPose, fitOf, GOOD_FIT } from './fit'
import { type Pose, type PosePoint, type PosePointName, placeOf, posePointNames } from './pose'

/** The network that finds the joints of one person. `look` blocks its thread, so it runs in a worker. */
export type PoseSession = {
  look(picture: RgbFrame, person: Box, checkpoint?: () => void): Promise<Pose>
  release(): Promise<void>
}

/** Numbers a point has in the answer: place, depth, visibility, and whether it is inside the crop. */
const NUMBERS = 5
/** Two of the network's points are no joints: the middle of the body, and how far it reaches from there. */
const [MIDDLE, REACH] = [33, 34]
/**
 * The network was trained with bodies turned upright. How this one is turned is what a first look says, and that fails
 * for one that is bent over unless the look itself is turned. A mirrored picture often gives the better answer.
 */
const STARTS = [0, Math.PI / 3, -Math.PI / 3].flatMap(turn => [
  { turn, isMirrored: false },
  { turn, isMirrored: true },
])
type Answers = { points: Float32Array; confidence: number }

export async function openPose(modelsFolder: string, { threads }: { threads: number }): Promise<PoseSession> {
  const { inputSize: size, crop: margin } = await readPoseCard(modelsFolder)
  const { InferenceSession: Sessions, Tensor } = await loadRuntime()
  const session = await Sessions.create(poseWeights(modelsFolder), sessionOptions(threads))
  const input = new Float32Array(3 * size * size)

  async function ask(picture: RgbFrame, crop: Crop): Promise<Answers> {
    fillCrop(input, size, picture, crop)
    const { points, person } = await session.run({
      images: new Tensor('float32', input, [1, 3, size, size]),
    })
    if (!points || !person) throw new Error('the pose network returned no points')
    const answers = {
      points: Float32Array.from(points.data as Float32Array),
      confidence: (person.data as Float32Array)[0] ?? 0,
    }
    for (const output of [points, person]) output.dispose()
    return answers
  }

  /** Each look says better how the body is turned; the last two agree where it was really found. */
  async function settle(picture: RgbFrame, start: Crop, person: Box): Promise<Pose> {
    const first = await ask(picture, start)
    const crop = uprightCrop(first.points, start, size, margin)
    const second = await ask(picture, crop)
    const last = uprightCrop(second.points, crop, size, margin)
    const third = await ask(picture, last)
    const points = pointsFrom(third.points, last, size)
    return { points, fit: third.confidence * fitOf(points, pointsFrom(second.points, crop, size), person) }
  }

  return {
    async look(picture, person, checkpoint) {
      const poses: Pose[] = []
      for (const start of STARTS) {
        checkpoint?.()
        poses.push(await settle(picture, { ...cropAround(person, margin), ...start }, person))
        const agreed = agreedPose(poses, person)
        if (agreed.fit >= GOOD_FIT) return agreed
      }
      return agreedPose(poses, person)
    },
    release: () => session.release(),
  }
}

function at(points: Float32Array, crop: Crop, size: number, place: number) {
  const [x = 0, y = 0] = points.subarray(place * NUMBERS, place * NUMBERS + 2)
  return inPicture(crop, x / size, y / size)
}

function uprightCrop(points: Float32Array, crop: Crop, size: number, margin: number): Crop {
  const middle = at(points, crop, size, MIDDLE)
  const reach = at(points, crop, size, REACH)
  const [dx, dy] = [reach.x - middle.x, reach.y - middle.y]
  return { ...crop, ...middle, side: 2 * margin * Math.hypot(dx, dy), turn: Math.atan2(dx, -dy) }
}

function pointsFrom(points: Float32Array, crop: Crop, size: number): Pose['points'] {
  const pointOf = (place: number): PosePoint => {
    const [seen = 0, inside = 0] = points.subarray(place * NUMBERS + 3, place * NUMBERS + 5)
    return { ...at(points, crop, size, place), visibility: Math.min(chance(seen), chance(inside)) }
  }
  return Object.fromEntries(
    posePointNames.map(name => [crop.isMirrored ? otherSide(name) : name, pointOf(placeOf(name))]),
  ) as Pose['points']
}

/** In a mirrored picture a right hand looks like a left one. */
const otherSide = (name: PosePointName) =>
  name.replace(/^(left|right)/, side => (side === 'left' ? 'right' : 'left')) as PosePointName

const chance = (logit: number) => 1 / (1 + Math.exp(-logit))
