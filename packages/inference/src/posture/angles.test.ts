import { describe, expect, test } from 'vitest'
import type { DrawnPosture } from '../testing/drawn-posture'
import { postureCases } from '../testing/posture-cases'
import { anglesOf, type JointPoints } from './angles'
import { posePointNames } from './pose'

type Place = { x: number; y: number }

/** From there, so far in the direction of an angle: 0 is up, 90 is to the right. */
const along = ({ x, y }: Place, length: number, angle: number): Place => ({
  x: x + length * Math.sin((angle * Math.PI) / 180),
  y: y - length * Math.cos((angle * Math.PI) / 180),
})

/** Where the joints are when both sides are exactly behind each other. */
function pointsOf({ trunk, neck, upperArm, elbow, knee, facing = 'right' }: DrawnPosture): JointPoints {
  const ankle = { x: 0, y: 0 }
  const kneeAt = along(ankle, 100, knee / 2)
  const hip = along(kneeAt, 100, -knee / 2)
  const shoulder = along(hip, 120, trunk)
  const elbowAt = along(shoulder, 70, trunk + 180 - upperArm)
  // The ear is 5 degrees in front of the line of the neck.
  const ear = along(shoulder, 50, trunk + neck + 5)
  const places = {
    Ankle: ankle,
    Knee: kneeAt,
    Hip: hip,
    Shoulder: shoulder,
    Elbow: elbowAt,
    Wrist: along(elbowAt, 60, trunk + 180 - upperArm - elbow),
    Ear: ear,
    Heel: { x: -10, y: 10 },
    Toe: { x: 30, y: 10 },
    Index: elbowAt,
  }
  const mirrored = facing === 'left' ? -1 : 1
  return Object.fromEntries(
    posePointNames.map(name => {
      const { x, y } = places[name.replace(/left|right/, '') as keyof typeof places] ?? along(ear, 20, 90)
      return [name, { x: 300 + mirrored * x, y: 400 + y, visibility: 1 }]
    }),
  ) as JointPoints
}

test.each(postureCases)(
  'the angles of $trunk/$neck/$upperArm/$elbow/$knee are those it was made of',
  posture => {
    const { trunk, neck, upperArm, lowerArm, knee } = anglesOf(pointsOf(posture))
    expect([trunk, neck, upperArm?.degrees, lowerArm?.degrees, knee?.degrees]).toEqual([
      posture.trunk,
      posture.neck,
      posture.upperArm,
      posture.elbow,
      posture.knee,
    ])
  },
)

describe('of two sides', () => {
  const points = pointsOf({ trunk: 20, neck: 0, upperArm: 40, elbow: 30, knee: 20 })
  const reaching = pointsOf({ trunk: 20, neck: 0, upperArm: 90, elbow: 70, knee: 20 })
  const bent = pointsOf({ trunk: 20, neck: 0, upperArm: 40, elbow: 30, knee: 60 })
  const atHip = ({ x, y, visibility }: JointPoints['nose']) => ({
    x: x + points.rightHip.x - bent.rightHip.x,
    y: y + points.rightHip.y - bent.rightHip.y,
    visibility,
  })
  const mixed = {
    ...points,
    leftElbow: reaching.leftElbow,
    leftWrist: reaching.leftWrist,
    rightKnee: atHip(bent.rightKnee),
    rightAnkle: atHip(bent.rightAnkle),
  }
  const hidden = (...names: (keyof JointPoints)[]) => ({
    ...mixed,
    ...Object.fromEntries(names.map(name => [name, { ...mixed[name], visibility: 0.2 }])),
  })

  test('the worse one counts', () => {
    expect(anglesOf(mixed)).toMatchObject({
      upperArm: { side: 'left', degrees: 90 },
      lowerArm: { side: 'left', degrees: 70 },
      knee: { side: 'right', degrees: 60 },
    })
  })

  test('one that is hidden does not', () => {
    expect(anglesOf(hidden('leftElbow', 'rightKnee'))).toMatchObject({
      upperArm: { side: 'right', degrees: 40 },
      lowerArm: { side: 'right', degrees: 30 },
      knee: { side: 'left', degrees: 20 },
    })
    expect(anglesOf(hidden('leftWrist')).lowerArm).toEqual({ side: 'right', degrees: 30 })
  })

  test('without both, nothing is told', () => {
    expect(anglesOf(hidden('leftElbow', 'rightElbow', 'leftAnkle', 'rightAnkle'))).toMatchObject({
      trunk: 20,
      upperArm: null,
      lowerArm: null,
      knee: null,
    })
    expect(anglesOf(hidden('leftEar', 'rightEar')).neck).toBeNull()
    expect(anglesOf(hidden('leftShoulder', 'rightShoulder'))).toEqual({
      trunk: null,
      neck: null,
      upperArm: null,
      lowerArm: null,
      knee: expect.anything(),
    })
  })
})

test('an arm behind the back is negative, bending backward too', () => {
  const backward = { trunk: -15, neck: -20, upperArm: -30, elbow: 0, knee: 0 }
  expect(anglesOf(pointsOf(backward))).toMatchObject({ trunk: -15, neck: -20, upperArm: { degrees: -30 } })
})
