import { randomUUID } from 'node:crypto'
import { drawPosture } from '@plumbline/inference/testing/drawn-posture'
import sharp from 'sharp'
import type { TestApp } from './harness'
import type { Person } from './people'
import { upload } from './uploads'

/** A drawn worker who bends forward to lift, seen from the side. */
const lifting = drawPosture({ trunk: 70, neck: 0, upperArm: 80, elbow: 0, knee: 10 })

/**
 * An analyzed photo of them. The network for joints knows drawings as well as photos, the detector does not: what it
 * would find in a photo is written down for it.
 */
export async function postureAnalyzed(app: TestApp, person: Person) {
  const color = randomUUID().slice(0, 6)
  const mark = Buffer.from(`<svg width="60" height="6"><rect width="60" height="6" fill="#${color}"/></svg>`)
  const file = await sharp(Buffer.from(lifting.svg))
    .blur(0.7)
    .composite([{ input: mark, left: 4, top: 4 }])
    .jpeg({ quality: 92 })
    .toBuffer()
  const { data } = await upload(app, person, { file, name: 'lift.jpg' })
  await app.analysisWorker.wake()
  const findings = [{ label: 'person', confidence: 0.9, box: lifting.person }]
  const { rows } = await app.db.pool.query(
    "update analyses set detail = jsonb_set(detail, '{findings}', $2) where id = $1 returning media_id as id",
    [data.id, JSON.stringify(findings)],
  )
  return { id: data.id, mediaId: rows[0].id as string }
}
