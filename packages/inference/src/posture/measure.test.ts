import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawPosture } from '../testing/drawn-posture'
import { drawWorker } from '../testing/drawn-worker'
import { postureCases } from '../testing/posture-cases'
import { defaultModelsFolder } from '../worker/locations'
import { lookAtPosture } from './measure'
import { openPose, type PoseSession } from './session'

let session: PoseSession
beforeAll(async () => {
  session = await openPose(defaultModelsFolder(), { threads: 2 })
})
afterAll(() => session.release())

async function look(svg: string, person: { x: number; y: number; width: number; height: number }) {
  const bytes = await sharp(Buffer.from(svg)).removeAlpha().blur(0.7).png().toBuffer()
  return lookAtPosture(session, { source: { bytes }, person }, () => {})
}

/** Measured: 10, 13, 13, 14 and 9 degrees at most. A processor that rounds differently may be a little further off. */
const MAX_ERROR = { trunk: 13, neck: 16, upperArm: 16, lowerArm: 17, knee: 13 }

test('of 20 drawn postures nearly all are measured, each angle near the drawn one', async () => {
  const errors: number[] = []
  const declined: string[] = []
  for (const posture of postureCases) {
    const { svg, person } = drawPosture(posture)
    const measured = await look(svg, person)
    if (measured.status !== 'measured') {
      declined.push(measured.reason)
      continue
    }
    const { trunk, neck, upperArm, lowerArm, knee } = measured.angles
    const found = {
      trunk,
      neck,
      upperArm: upperArm?.degrees ?? null,
      lowerArm: lowerArm?.degrees ?? null,
      knee: knee?.degrees ?? null,
    }
    const drawn = { ...posture, lowerArm: posture.elbow }
    for (const [name, degrees] of Object.entries(found) as [keyof typeof found, number | null][]) {
      if (degrees === null) continue
      const error = Math.abs(degrees - drawn[name])
      expect(error, `${name} of ${JSON.stringify(posture)}`).toBeLessThanOrEqual(MAX_ERROR[name])
      errors.push(error)
    }
  }
  // An arm straight overhead hides the head; a wrong answer would be worse than none.
  expect(declined.length).toBeLessThanOrEqual(2)
  expect(declined.every(reason => reason === 'unclear')).toBe(true)
  expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(7)
  expect(errors.filter(error => error <= 10).length / errors.length).toBeGreaterThan(0.8)
})

test('where somebody looks into the camera, angles from the side would be wrong', async () => {
  const { svg, width, height } = drawnFromFront()
  expect(
    await look(svg, { x: 0.28 * width, y: 0.05 * height, width: 0.44 * width, height: 0.9 * height }),
  ).toMatchObject({
    status: 'cant_tell',
    reason: 'not_from_side',
  })
})

function drawnFromFront() {
  const { svg } = drawWorker({ x: 320, y: 608, height: 576 })
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640"><rect width="100%" height="100%" fill="#c9ced3"/>${svg}</svg>`
  return { svg: picture, width: 640, height: 640 }
}

test('an empty wall has no posture', async () => {
  const { width, height } = { width: 640, height: 640 }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#b9b2a7"/></svg>`
  expect(await look(svg, { x: 100, y: 40, width: 300, height: 560 })).toMatchObject({
    status: 'cant_tell',
    reason: 'unclear',
  })
})
