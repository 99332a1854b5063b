import type { Pose } from './skeleton'

export const poses = {
  /** At ease, weight on one leg. */
  standing: {
    leftHand: [0.29, 0.86, 0.08],
    rightHand: [-0.3, 0.87, 0.05],
    leftFoot: [0.14, 0, 0.03],
    rightFoot: [-0.13, 0, -0.04],
    twist: 0.08,
  },
  /** Both hands before the chest, reading. */
  reading: {
    leftHand: [0.13, 1.17, 0.33],
    rightHand: [-0.14, 1.14, 0.32],
    leftFoot: [0.13, 0, 0.02],
    rightFoot: [-0.12, 0, -0.02],
    head: { nod: 0.3 },
    lean: 0.04,
  },
  pointing: {
    leftHand: [0.5, 1.42, 0.42],
    rightHand: [-0.24, 1.0, 0.12],
    leftFoot: [0.15, 0, 0.05],
    rightFoot: [-0.14, 0, -0.03],
    head: { turn: 0.5 },
    twist: 0.1,
  },
  walking: {
    leftHand: [0.27, 0.97, -0.2],
    rightHand: [-0.26, 1.0, 0.27],
    leftFoot: [0.09, 0, 0.32],
    rightFoot: [-0.09, 0.03, -0.34],
    lean: 0.07,
    crouch: 0.05,
  },
  /** Hands on the hips, elbows out. */
  watching: {
    leftHand: [0.2, 1.0, 0.1],
    rightHand: [-0.2, 1.0, 0.1],
    leftFoot: [0.17, 0, 0.02],
    rightFoot: [-0.17, 0, 0],
  },
  /** One arm raised to stop somebody, or to wave. */
  signaling: {
    leftHand: [0.42, 1.86, 0.18],
    rightHand: [-0.3, 0.88, 0.06],
    leftFoot: [0.15, 0, 0.04],
    rightFoot: [-0.14, 0, -0.04],
  },
  /** Both hands on a long handle before the body. */
  digging: {
    leftHand: [0.16, 0.78, 0.42],
    rightHand: [-0.16, 1.02, 0.3],
    leftFoot: [0.2, 0, 0.2],
    rightFoot: [-0.18, 0, -0.18],
    lean: 0.42,
    crouch: 0.09,
    head: { nod: 0.12 },
  },
} satisfies Record<string, Pose>
