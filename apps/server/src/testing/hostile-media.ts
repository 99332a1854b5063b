import { createHash } from 'node:crypto'
import * as contract from '@plumbline/contract'
import { makeClip } from '@plumbline/inference/video/test-clips'
import sharp from 'sharp'
import type { TestApp } from './harness'
import { anyDamages, type Damage, jpegDamages, pngDamages, soundDamages, videoDamages } from './hostile-bytes'
import type { HostileFile, HostileSuite } from './hostile-files'
import { signUp } from './people'
import { moveTo } from './plans'
import { photo, recording, upload } from './uploads'

/** Steps through the ways to damage files, so that a few files are of many kinds already. */
const STEP = 13
const size = { width: 64, height: 64 }

type Kind = { name: string; honest: Buffer; damages: Record<string, Damage> }

/** One small file of every kind that is accepted and of two that aren't, with what can be done to it. */
async function kinds(): Promise<Kind[]> {
  const jpeg = await photo(size)
  // The index comes last, so that it can be rewritten without moving anything else.
  const clip = Buffer.from(
    await makeClip({
      ...size,
      seconds: 0.4,
      container: 'mov',
      draw: frame => new Uint8Array(64 * 64 * 3).fill(frame * 20),
    }),
  )
  const asMp4 = Buffer.from(clip)
  asMp4.write('isom', clip.indexOf('ftyp') + 4, 'latin1')
  return [
    { name: 'JPEG', honest: jpeg, damages: jpegDamages },
    {
      name: 'progressive JPEG',
      honest: await sharp(jpeg).jpeg({ progressive: true }).toBuffer(),
      damages: jpegDamages,
    },
    { name: 'PNG', honest: await sharp(jpeg).png().toBuffer(), damages: pngDamages },
    { name: 'MOV', honest: clip, damages: videoDamages },
    { name: 'MP4', honest: asMp4, damages: videoDamages },
    { name: 'WAV', honest: recording(), damages: soundDamages },
    { name: 'WebP', honest: await sharp(jpeg).webp().toBuffer(), damages: {} },
    { name: 'HEIC', honest: Buffer.from('0000001866747970686569630000000068656963', 'hex'), damages: {} },
  ]
}

/** Adds a few bytes behind a file that was sent before: it would be rejected as known, without being read. */
function makeDistinct(sent: Buffer[]) {
  const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
  const known = new Set(sent.map(hashOf))
  return (bytes: Buffer) => {
    let distinct = bytes
    for (let count = 0; known.has(hashOf(distinct)); count++)
      distinct = Buffer.concat([bytes, Buffer.from([count >> 8, count & 255])])
    known.add(hashOf(distinct))
    return distinct
  }
}

/** Uploads files of every kind, damaged in every way in turn. */
export async function hostileMedia(app: TestApp): Promise<HostileSuite> {
  const ana = await signUp(app)
  await moveTo(app, ana, 'enterprise')
  const send = async ({ name, bytes }: HostileFile) => {
    const { status, code, data } = await upload(app, ana, { file: bytes, name })
    if (status >= 300) return `${status} ${code}`
    await app.analysisWorker.wake()
    const result = (await ana.call(contract.getResult, { params: { id: data.id } })).data
    return result.error ? `${result.status} ${result.error.code}` : result.status
  }
  const all = await kinds()
  // What is loaded and compiled once is not measured.
  for (const { name, honest } of all) await send({ name, bytes: honest })
  const cases = all.flatMap(({ name, honest, damages }) =>
    Object.entries({ ...anyDamages, ...damages }).map(([how, damage]) => ({
      name: `${name} ${how}`,
      honest,
      damage,
    })),
  )
  const distinct = makeDistinct(all.map(({ honest }) => honest))
  return {
    make: (random, index): HostileFile => {
      const { name, honest, damage } = cases[(index * STEP) % cases.length] as (typeof cases)[number]
      return { name: `${index} ${name}`, bytes: distinct(damage(honest, random)) }
    },
    send,
    // A failure that says nothing of the file is one of ours, and one that was sent before is not read.
    isAllowed: outcome => /^4(?!09)\d\d |^completed$|^failed (?!engine_failed)/.test(outcome),
  }
}
