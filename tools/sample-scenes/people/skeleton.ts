import { add, cross, length, minus, rotated, times, unit, type Vec } from '../render/space'

/** A person faces +z; +x is their left. Meters, for somebody of 1.78 m. */
export type Pose = {
  /** Forward from the hips, in radians. */
  lean?: number
  /** The shoulders against the hips. */
  twist?: number
  /** The hips against standing upright. */
  crouch?: number
  head?: { turn?: number; nod?: number }
  leftHand: Vec
  rightHand: Vec
  leftFoot: Vec
  rightFoot: Vec
}

export type Arm = {
  shoulder: Vec
  elbow: Vec
  wrist: Vec
}

export type Leg = {
  hip: Vec
  knee: Vec
  ankle: Vec
  turn: number
}

export type Skeleton = {
  hips: Vec
  lean: number
  twist: number
  head: Vec
  headNod: number
  headTurn: number
  neck: Vec
  arms: [Arm, Arm]
  legs: [Leg, Leg]
}

const HIPS = 0.93
const UPPER_ARM = 0.3
const FOREARM = 0.27
const THIGH = 0.44
const SHIN = 0.43
const ANKLE = 0.09

/** The middle joint of two bones that reach from `a` toward `b`, bent toward `aim`. */
function bend(a: Vec, b: Vec, first: number, second: number, aim: Vec): { joint: Vec; end: Vec } {
  const reach = Math.min(length(minus(b, a)), (first + second) * 0.998)
  const along = unit(minus(b, a))
  const share = (first * first - second * second + reach * reach) / (2 * reach)
  const aside = unit(cross(cross(along, aim), along))
  const off = Math.sqrt(Math.max(0, first * first - share * share))
  return { joint: add(a, add(times(along, share), times(aside, off))), end: add(a, times(along, reach)) }
}

export function skeleton(pose: Pose): Skeleton {
  const lean = pose.lean ?? 0.02
  const twist = pose.twist ?? 0
  const middle = times(add(pose.leftFoot, pose.rightFoot), 0.5)
  const hips: Vec = [middle[0], HIPS - (pose.crouch ?? 0.012), middle[2] - lean * 0.12]
  const fromHips = (point: Vec) => add(hips, rotated(point, lean, twist))
  const arm = (side: 1 | -1, hand: Vec): Arm => {
    const shoulder = fromHips([side * 0.2, 0.48, -0.015])
    const { joint, end } = bend(shoulder, hand, UPPER_ARM, FOREARM, [side * 0.45, -0.5, -0.8])
    return { shoulder, elbow: joint, wrist: end }
  }
  const leg = (side: 1 | -1, foot: Vec): Leg => {
    const hip = add(hips, [side * 0.095, -0.02, 0])
    const ankle = add(foot, [0, ANKLE, 0])
    const { joint, end } = bend(hip, ankle, THIGH, SHIN, [side * 0.12, 0, 1])
    return { hip, knee: joint, ankle: end, turn: side * 0.22 }
  }
  return {
    hips,
    lean,
    twist,
    neck: fromHips([0, 0.57, -0.015]),
    head: fromHips([0, 0.725, 0.022]),
    headNod: lean * 0.4 + (pose.head?.nod ?? 0),
    headTurn: twist + (pose.head?.turn ?? 0),
    arms: [arm(1, pose.leftHand), arm(-1, pose.rightHand)],
    legs: [leg(1, pose.leftFoot), leg(-1, pose.rightFoot)],
  }
}
