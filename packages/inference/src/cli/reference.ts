// Writes the picture that machines check their detector with, and what it finds there: part of `npm run example`.
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { readDetectorCard } from '../detector/card'
import { openDetector } from '../detector/session'
import { decodeImage } from '../image/decode'
import { lookThroughout } from '../image/look'
import { REFERENCE_FROM, type Reference, referenceFiles } from '../self-check/check-detector'
import { tolerance } from '../self-check/tolerance'
import { defaultModelsFolder } from '../worker/locations'

const samples = new URL('../../../../apps/web/public/samples/', import.meta.url)
const SIDE = 704
const TOP = 396

/** Three of our own drawings in one picture of the detector's size: people, machines, fire and smoke in one look. */
async function drawReference(): Promise<Buffer> {
  const part = async (name: string, width: number, height: number, left: number, top: number) => ({
    input: await sharp(fileURLToPath(new URL(name, samples)))
      .resize(width, height, { fit: 'cover' })
      .toBuffer(),
    left,
    top,
  })
  return sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#727272' } })
    .composite([
      await part('site-no-hats.jpg', SIDE, TOP, 0, 0),
      await part('excavator.jpg', SIDE / 2, SIDE - TOP, 0, TOP),
      await part('fire.jpg', SIDE / 2, SIDE - TOP, SIDE / 2, TOP),
    ])
    .jpeg({ quality: 90 })
    .toBuffer()
}

const models = defaultModelsFolder()
const files = referenceFiles(models)
const jpeg = await drawReference()
const session = await openDetector(models, { threads: 1 })
const { picture } = await decodeImage({ bytes: jpeg })
const findings = await lookThroughout(session, picture)
await session.release()
const close = findings.filter(
  ({ confidence }) => Math.abs(confidence - REFERENCE_FROM) < tolerance.confidence,
)
if (close.length > 0)
  throw new Error(
    `${close.map(({ label }) => label).join(', ')}: too close to ${REFERENCE_FROM} to be told apart`,
  )
const rounded = (value: number, digits: number) => Number(value.toFixed(digits))
const reference: Reference = {
  detector: (await readDetectorCard(models)).version,
  width: picture.width,
  height: picture.height,
  findings: findings.map(({ label, confidence, box }) => ({
    label,
    confidence: rounded(confidence, 3),
    box: {
      x: rounded(box.x, 1),
      y: rounded(box.y, 1),
      width: rounded(box.width, 1),
      height: rounded(box.height, 1),
    },
  })),
}
await writeFile(files.picture, jpeg)
await writeFile(files.findings, `${JSON.stringify(reference, null, 2)}\n`)
