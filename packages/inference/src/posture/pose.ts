/** The points of a body that angles are measured between, in the order of the network's answer. */
const places = {
  nose: 0,
  leftEar: 7,
  rightEar: 8,
  leftShoulder: 11,
  rightShoulder: 12,
  leftElbow: 13,
  rightElbow: 14,
  leftWrist: 15,
  rightWrist: 16,
  leftIndex: 19,
  rightIndex: 20,
  leftHip: 23,
  rightHip: 24,
  leftKnee: 25,
  rightKnee: 26,
  leftAnkle: 27,
  rightAnkle: 28,
  leftHeel: 29,
  rightHeel: 30,
  leftToe: 31,
  rightToe: 32,
} as const

export type PosePointName = keyof typeof places
export const posePointNames = Object.keys(places) as PosePointName[]
export const placeOf = (name: PosePointName): number => places[name]

export type PosePoint = {
  /** In the picture's pixels. */
  x: number
  y: number
  /** How likely it is in the picture and not hidden, 0 to 1. */
  visibility: number
}

/** Less sure than this, a joint is taken as hidden. */
export const MIN_VISIBILITY = 0.5

export type Pose = {
  points: Record<PosePointName, PosePoint>
  /** How well it fits the person and the looks agree, 0 to 1. */
  fit: number
}
