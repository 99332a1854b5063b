import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import sharp from 'sharp'
import { form } from '../../apps/server/src/testing/uploads'
import { root } from '../../scripts/lib/root.mjs'
import { type Recorder, send } from './calls'
import type { Person } from './crowd'

const samples = ['excavator', 'fire', 'site-no-hats', 'tidy']

/** The sample photos at this width, as a phone sends them. */
export const samplePhotos = (width: number) =>
  Promise.all(
    samples.map(name =>
      sharp(join(root, `apps/web/public/samples/${name}.jpg`))
        .resize(width)
        .jpeg({ quality: 88 })
        .toBuffer(),
    ),
  )

/** A photo like no other by its bytes: what follows the end of the picture is nobody's business. */
export const uniquePhoto = (photo: Buffer) => Buffer.concat([photo, randomBytes(16)])

export async function uploadPhoto(url: string, person: Person, recorder: Recorder, photo: Buffer) {
  const { payload, headers } = form({ file: uniquePhoto(photo), name: 'site.jpg' })
  const path = '/api/analysis/upload'
  return send<{ id: string }>(url, person, recorder, {
    kind: 'upload',
    method: 'POST',
    path,
    body: payload,
    headers,
  })
}
