import { MIN_VISIBILITY, type PosePoint, type PosePointName } from './pose'

/** In whole degrees, seen from the side; null where a joint is hidden or outside the picture. */
export type PostureAngles = {
  /** Of the back from upright; forward is positive. */
  trunk: number | null
  /** Of the head from the line of the back; forward is positive. */
  neck: number | null
  /** Of the upper arm from the line of the back: 0 hangs along it, 90 points forward. */
  upperArm: SidedAngle | null
  /** How far the elbow is bent; 0 is a straight arm. */
  lowerArm: SidedAngle | null
  /** How far the knee is bent; 0 is a straight leg. */
  knee: SidedAngle | null
}

export type Side = 'left' | 'right'
export type SidedAngle = { degrees: number; side: Side }

type Place = { x: number; y: number }
export type JointPoints = Record<PosePointName, Pick<PosePoint, 'x' | 'y' | 'visibility'>>

export function anglesOf(points: JointPoints): PostureAngles {
  const facing = facingOf(points)
  /** From upright, forward is positive. */
  const lean = (from: Place, to: Place) => degrees(Math.atan2(facing * (to.x - from.x), from.y - to.y))
  const shoulders = middle(points, 'leftShoulder', 'rightShoulder')
  const hips = middle(points, 'leftHip', 'rightHip')
  const ears = middle(points, 'leftEar', 'rightEar')
  const trunk = shoulders && hips && lean(hips, shoulders)

  const upperArmOf = (side: Side): SidedAngle | null => {
    const [shoulder, elbow] = [points[`${side}Shoulder`], points[`${side}Elbow`]]
    if (trunk === null || !areVisible(shoulder, elbow)) return null
    const raised = 180 - lean(shoulder, elbow) + trunk
    // From behind the back over hanging and pointing forward to overhead.
    return { side, degrees: whole(within(raised, MIN_ARM_ANGLE)) }
  }
  const bendOf = (side: Side, names: readonly ['Shoulder' | 'Hip', 'Elbow' | 'Knee', 'Wrist' | 'Ankle']) => {
    const [from, at, to] = names.map(name => points[`${side}${name}` as PosePointName]) as [Seen, Seen, Seen]
    if (!areVisible(from, at, to)) return null
    return { side, degrees: whole(Math.abs(within(lean(at, to) - lean(from, at), -180))) }
  }
  const upperArm = larger(upperArmOf('left'), upperArmOf('right'))
  const elbow = (side: Side) => bendOf(side, ['Shoulder', 'Elbow', 'Wrist'])
  const knee = (side: Side) => bendOf(side, ['Hip', 'Knee', 'Ankle'])
  return {
    trunk: trunk === null ? null : whole(trunk),
    neck:
      shoulders && ears && trunk !== null
        ? whole(within(lean(shoulders, ears) - trunk - EAR_AHEAD, -180))
        : null,
    upperArm,
    lowerArm: upperArm && (elbow(upperArm.side) ?? elbow(upperArm.side === 'left' ? 'right' : 'left')),
    knee: larger(knee('left'), knee('right')),
  }
}

/** Ears are a little in front of the line of the neck. */
const EAR_AHEAD = 5

/** An arm points no further back than this; beyond it, it was raised over the head. */
const MIN_ARM_ANGLE = -80

type Seen = Pick<PosePoint, 'x' | 'y' | 'visibility'>

/** Where the person looks: 1 is to the right of the picture. Feet say it more surely than a head that may be turned. */
function facingOf(points: JointPoints): 1 | -1 {
  const feet = points.leftToe.x - points.leftHeel.x + points.rightToe.x - points.rightHeel.x
  const face = points.nose.x - (points.leftEar.x + points.rightEar.x) / 2
  return feet + face >= 0 ? 1 : -1
}

const areVisible = (...points: Seen[]) => points.every(({ visibility }) => visibility >= MIN_VISIBILITY)

/** Between both sides, or the side that can be seen. */
function middle(points: JointPoints, left: PosePointName, right: PosePointName): Place | null {
  const seen = [points[left], points[right]].filter(point => areVisible(point))
  if (seen.length === 0) return null
  return {
    x: seen.reduce((sum, { x }) => sum + x, 0) / seen.length,
    y: seen.reduce((sum, { y }) => sum + y, 0) / seen.length,
  }
}

const larger = (one: SidedAngle | null, other: SidedAngle | null) =>
  one && other ? (Math.abs(other.degrees) > Math.abs(one.degrees) ? other : one) : (one ?? other)

/** Zero is zero, also from below. */
const whole = (angle: number) => Math.round(angle) + 0

const degrees = (radians: number) => (radians * 180) / Math.PI

/** The same direction, as a number from `least` to 360 more. */
const within = (angle: number, least: number) => ((((angle - least) % 360) + 360) % 360) + least
