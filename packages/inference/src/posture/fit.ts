import type { Box } from '@plumbline/domain'
import { MIN_VISIBILITY, type Pose, posePointNames } from './pose'

const joints = posePointNames.filter(name => /Shoulder|Elbow|Hip|Knee|Ankle/.test(name))

/** What a body adds around its joints, as a share of the longer side of its box. */
const THICKNESS = 0.12
/** Joints that are a fifth of the person apart in two looks were found in neither. */
const APART_COST = 5

/** 0 to 1: how much of the person's box the body fills, and how far two looks agree about it. */
export function fitOf(points: Pose['points'], before: Pose['points'], { width, height }: Box): number {
  const seen = Object.values(points).filter(({ visibility }) => visibility >= MIN_VISIBILITY)
  if (seen.length === 0) return 0
  const thickness = THICKNESS * Math.max(width, height)
  const filled = (along: 'x' | 'y', side: number) => {
    const places = seen.map(point => point[along])
    return Math.min(1, (Math.max(...places) - Math.min(...places) + thickness) / side)
  }
  return filled('x', width) * filled('y', height) * agreement(points, before, { width, height })
}

/** 1 where both have every joint in the same place, 0 where they are far apart. */
function agreement(
  one: Pose['points'],
  other: Pose['points'],
  { width, height }: Pick<Box, 'width' | 'height'>,
) {
  const apart = joints.map(name => Math.hypot(one[name].x - other[name].x, one[name].y - other[name].y))
  const mean = apart.reduce((sum, each) => sum + each, 0) / joints.length
  return Math.max(0, 1 - (APART_COST * mean) / Math.hypot(width, height))
}

/** Two poses that fit and agree so well need no third opinion. */
export const GOOD_FIT = 0.8

/** Between the two that agree best. A single one can be wrong and fit: two starts rarely lead to the same mistake. */
export function agreedPose(poses: readonly Pose[], person: Box): Pose {
  const pairs = poses.flatMap((one, at) =>
    poses.slice(at + 1).map(other => {
      const fit = Math.min(one.fit, other.fit) * agreement(one.points, other.points, person)
      return { fit, points: between(one.points, other.points) }
    }),
  )
  return pairs.reduce((best, pair) => (pair.fit > best.fit ? pair : best), {
    fit: 0,
    points: (poses[0] as Pose).points,
  })
}

const between = (one: Pose['points'], other: Pose['points']) =>
  Object.fromEntries(
    posePointNames.map(name => [
      name,
      {
        x: (one[name].x + other[name].x) / 2,
        y: (one[name].y + other[name].y) / 2,
        visibility: (one[name].visibility + other[name].visibility) / 2,
      },
    ]),
  ) as Pose['points']
