import type { PostureCheck } from '@plumbline/contract/capture/posture'
import type { PostureAngle } from '@plumbline/domain'

type Place = { x: number; y: number }
type Points = ReadonlyMap<string, Place>

/** A joint that is hardly seen would draw a line to nowhere. */
const MIN_VISIBILITY = 0.5

export const seenPoints = ({ points }: PostureCheck): Points =>
  new Map(points.filter(({ visibility }) => visibility >= MIN_VISIBILITY).map(point => [point.name, point]))

const acrossBones = [
  ['leftShoulder', 'rightShoulder'],
  ['leftHip', 'rightHip'],
] as const
const sideBones = [
  ['Ear', 'Shoulder'],
  ['Shoulder', 'Elbow'],
  ['Elbow', 'Wrist'],
  ['Shoulder', 'Hip'],
  ['Hip', 'Knee'],
  ['Knee', 'Ankle'],
  ['Ankle', 'Toe'],
] as const

export function bonesOf(points: Points): [Place, Place][] {
  const names = [
    ...acrossBones,
    ...(['left', 'right'] as const).flatMap(side =>
      sideBones.map(([from, to]) => [`${side}${from}`, `${side}${to}`] as const),
    ),
  ]
  return names.flatMap(([from, to]) => {
    const [one, other] = [points.get(from), points.get(to)]
    return one && other ? [[one, other] as [Place, Place]] : []
  })
}

/** The part of the photo with the person in it, with room around. */
export function frameOf({ width, height }: PostureCheck, points: Points) {
  const [xs, ys] = [[...points.values()].map(({ x }) => x), [...points.values()].map(({ y }) => y)]
  const room = 0.2 * Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
  const left = Math.max(0, Math.min(...xs) - room)
  const top = Math.max(0, Math.min(...ys) - room)
  return {
    x: left,
    y: top,
    width: Math.min(width, Math.max(...xs) + room) - left,
    height: Math.min(height, Math.max(...ys) + room) - top,
  }
}

const anchors: Record<PostureAngle, readonly [string, string]> = {
  trunk: ['Shoulder', 'Hip'],
  neck: ['Ear', 'Ear'],
  upperArm: ['Shoulder', 'Elbow'],
  lowerArm: ['Elbow', 'Elbow'],
  knee: ['Knee', 'Knee'],
}

export type AngleLabel = Place & { angle: PostureAngle; degrees: number; number: number }

/** Beside its joint; one that would cover another moves down. */
export function labelsOf({ angles }: PostureCheck, points: Points, size: number): AngleLabel[] {
  const labels: AngleLabel[] = []
  angles.forEach(({ angle, degrees, side }, at) => {
    const [from, to] = anchors[angle].map(
      name =>
        points.get(`${side ?? 'right'}${name}`) ??
        points.get(`${side === 'right' ? 'left' : 'right'}${name}`) ??
        points.get(`left${name}`),
    )
    if (degrees === null || !from || !to) return
    const label = { angle, degrees, number: at + 1, x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
    for (const other of labels.toSorted((one, another) => one.y - another.y))
      if (Math.abs(other.x - label.x) < 4 * size && Math.abs(other.y - label.y) < 1.7 * size)
        label.y = other.y + 1.7 * size
    labels.push(label)
  })
  return labels
}
