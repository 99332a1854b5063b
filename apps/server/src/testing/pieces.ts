import { randomBytes, randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import { makeSound } from '@plumbline/inference/audio/compressed/test-sounds'
import { whiteNoise } from '@plumbline/inference/audio/test-signals'
import { makeClip, plain } from '@plumbline/inference/video/test-clips'
import { addressOf, type TestApp } from './harness'
import type { Person } from './people'
import { form } from './uploads'

/** A file like no other, with as many bytes beside its content as it takes. */
function filled(content: Uint8Array, byteSize: number): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(byteSize - content.length, 0)
  head.write('free', 4, 'latin1')
  return Buffer.concat([content, head, randomBytes(byteSize - content.length - head.length)])
}

export async function videoOf(byteSize: number): Promise<Buffer> {
  const draw = () => plain(160, 120, [90, 90, 90])
  return filled(await makeClip({ width: 160, height: 120, seconds: 1, framesPerSecond: 5, draw }), byteSize)
}

/** A recording that is named like a video: only as a whole it shows that it has no picture. */
export const soundOf = async (byteSize: number): Promise<Buffer> =>
  filled(await makeSound({ container: 'm4a', signal: whiteNoise(-12) }), byteSize)

/** The same video, whose header says that it takes longer. */
export function claimingSeconds(video: Buffer, seconds: number): Buffer {
  const claiming = Buffer.from(video)
  const header = claiming.indexOf('mvhd') + 4
  claiming.writeUInt32BE(claiming.readUInt32BE(header + 12) * seconds, header + 16)
  return claiming
}

type Body = contract.RequestOf<typeof contract.startUpload>['body']

export const startOf = (file: Buffer, changes: Partial<Body> = {}): Body => ({
  key: randomUUID(),
  fileName: 'walk.mp4',
  byteSize: file.length,
  ...changes,
})

export async function sendPiece(app: TestApp, person: Person, id: string, offset: number, piece: Buffer) {
  const { payload, headers } = form({ file: piece, name: 'piece' })
  const response = await app.http.inject({
    method: 'PUT',
    url: addressOf(contract.sendPiece, { params: { id }, query: { offset } }),
    payload,
    headers: { ...headers, authorization: `Bearer ${person.token}` },
  })
  const { code, params, data } = response.json()
  return { status: response.statusCode, code, params, data: data as contract.Upload }
}

/** Sends what is missing of a file. */
export async function sendRest(app: TestApp, person: Person, upload: contract.Upload, file: Buffer) {
  const { id, pieceBytes } = upload
  for (let offset = upload.receivedBytes; offset < file.length; offset += pieceBytes)
    await sendPiece(app, person, id, offset, file.subarray(offset, offset + pieceBytes))
}

/** A file of which everything has arrived. */
export async function arrived(
  app: TestApp,
  person: Person,
  file: Buffer,
  changes: Partial<Body> = {},
): Promise<contract.Upload> {
  const { data } = await person.call(contract.startUpload, { body: startOf(file, changes) })
  await sendRest(app, person, data, file)
  return data
}
