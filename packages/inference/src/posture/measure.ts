import type { Box } from '@plumbline/domain'
import { type ImageSource, openImage } from '../image/decode'
import { anglesOf, type PostureAngles } from './angles'
import type { Pose, PosePoint } from './pose'
import type { PoseSession } from './session'

/** Why a person who was found couldn't be measured. */
export const unmeasured = ['unclear', 'not_from_side', 'hidden'] as const

export type PostureMeasurement =
  | { status: 'measured'; points: Pose['points']; angles: PostureAngles }
  | { status: 'cant_tell'; reason: (typeof unmeasured)[number] }

/** Chosen by eye on photos of one worker and on drawn figures; below it joints were often in the wrong place. */
const MIN_FIT = 0.55
/** How wide the shoulders may look against the back or the thigh: about 27 degrees from a view from the side. */
const MAX_SHOULDERS = 0.35
/** The part around the person is decoded at twice what the network sees. */
const PERSON_PIXELS = 512

export async function lookAtPosture(
  session: PoseSession,
  { source, person }: { source: ImageSource; person: Box },
  checkpoint: () => void,
): Promise<PostureMeasurement> {
  const { width, height, decode } = await openImage(source)
  const reduced = Math.min(1, PERSON_PIXELS / Math.max(person.width, person.height))
  const picture = await decode(Math.round(Math.max(width, height) * reduced))
  const scale = picture.width / width
  const pose = await session.look(picture, scaled(person, scale), checkpoint)
  return measure({ fit: pose.fit, points: inSource(pose.points, scale) })
}

export function measure({ points, fit }: Pose): PostureMeasurement {
  if (fit < MIN_FIT) return { status: 'cant_tell', reason: 'unclear' }
  const angles = anglesOf(points)
  if (angles.trunk === null) return { status: 'cant_tell', reason: 'hidden' }
  if (shouldersAcross(points) > MAX_SHOULDERS) return { status: 'cant_tell', reason: 'not_from_side' }
  return { status: 'measured', points, angles }
}

/** From the side one shoulder is in front of the other. */
function shouldersAcross(points: Pose['points']) {
  const length = (one: keyof Pose['points'], other: keyof Pose['points']) =>
    Math.hypot(points[one].x - points[other].x, points[one].y - points[other].y)
  const longest = Math.max(
    length('leftShoulder', 'leftHip'),
    length('rightShoulder', 'rightHip'),
    length('leftHip', 'leftKnee'),
    length('rightHip', 'rightKnee'),
  )
  return length('leftShoulder', 'rightShoulder') / longest
}

const scaled = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x * by,
  y: y * by,
  width: width * by,
  height: height * by,
})

const inSource = (points: Pose['points'], scale: number) =>
  Object.fromEntries(
    Object.entries(points).map(([name, { x, y, visibility }]): [string, PosePoint] => [
      name,
      { x: Math.round(x / scale), y: Math.round(y / scale), visibility: Math.round(visibility * 100) / 100 },
    ]),
  ) as Pose['points']
