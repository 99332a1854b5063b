import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import { MAX_VIDEO_BYTES } from '@plumbline/domain'
import type { ErrorCaseDeps, ErrorCases } from '../../../testing/error-case-steps'
import { addressOf } from '../../../testing/harness'
import type { PartCases } from '../../../testing/part-cases'
import { signUp } from '../../../testing/people'
import { arrived, claimingSeconds, sendPiece, soundOf, startOf, videoOf } from '../../../testing/pieces'
import { form, photo } from '../../../testing/uploads'

const FIVE_MEGABYTES = 5 * 1024 * 1024

/** Each by somebody else, because nobody has many on their way. */
function errors({ app }: ErrorCaseDeps): Record<string, ErrorCases> {
  const person = () => signUp(app)
  const start = async (byteSize: number) =>
    (await person()).call(contract.startUpload, { body: startOf(Buffer.alloc(9), { byteSize }) })
  const sendFirst = async (piece: Buffer, byteSize = piece.length) => {
    const ben = await person()
    const { data } = await ben.call(contract.startUpload, { body: startOf(piece, { byteSize }) })
    return sendPiece(app, ben, data.id, 0, piece)
  }
  const sendBroken = async (payload: Buffer, headers: Record<string, string>) => {
    const ben = await person()
    const { data } = await ben.call(contract.startUpload, { body: startOf(Buffer.alloc(9)) })
    const url = addressOf(contract.sendPiece, { params: { id: data.id }, query: { offset: 0 } })
    const authorization = `Bearer ${ben.token}`
    const response = await app.http.inject({
      method: 'PUT',
      url,
      payload,
      headers: { ...headers, authorization },
    })
    return { status: response.statusCode, code: response.json().code }
  }
  const finishWith = async (file: Buffer) => {
    const ben = await person()
    const { id } = await arrived(app, ben, file)
    return ben.call(contract.finishUpload, { params: { id } })
  }
  return {
    startUpload: {
      file_empty: () => start(0),
      video_too_large: () => start(MAX_VIDEO_BYTES + 1),
      too_many_uploads: async () => {
        const ben = await person()
        const another = () => ben.call(contract.startUpload, { body: startOf(Buffer.alloc(9)) })
        for (const _ of [1, 2, 3, 4, 5]) await another()
        return another()
      },
    },
    sendPiece: {
      piece_expected: () => sendFirst(Buffer.alloc(9), 10),
      file_unsupported: () => sendFirst(Buffer.from('<!doctype html>')),
      file_too_large: async () => {
        const piece = Buffer.concat([await photo(), Buffer.alloc(4 * 1024 * 1024)])
        return sendFirst(piece.subarray(0, 4 * 1024 * 1024), 3 * FIVE_MEGABYTES)
      },
      file_missing: () => {
        const { payload, headers } = form({ name: 'piece' })
        return sendBroken(payload, headers)
      },
      upload_broken: () => {
        const { payload, headers } = form({ name: 'piece', file: Buffer.alloc(9) })
        return sendBroken(payload.subarray(0, payload.length - 20), headers)
      },
    },
    finishUpload: {
      piece_expected: async () => {
        const ben = await person()
        const { data } = await ben.call(contract.startUpload, { body: startOf(Buffer.alloc(9)) })
        return ben.call(contract.finishUpload, { params: { id: data.id } })
      },
      file_too_large: async () => finishWith(await soundOf(3 * FIVE_MEGABYTES)),
      video_too_long: async () => finishWith(claimingSeconds(await videoOf(FIVE_MEGABYTES), 600)),
      already_uploaded: async () => {
        const [ben, file] = [await person(), await photo()]
        for (const _ of [1, 2]) {
          const { id } = await arrived(app, ben, file, { key: randomUUID() })
          const finished = await ben.call(contract.finishUpload, { params: { id } })
          if (finished.status !== 202) return finished
        }
        throw new Error('the same file was analyzed twice')
      },
      upload_finishing: async () => {
        const ben = await person()
        const { id } = await arrived(app, ben, await photo())
        const until = `now() + interval '99 years'`
        await app.db.pool.query(`update uploads set finishing_until = ${until} where id = $1`, [id])
        return ben.call(contract.finishUpload, { params: { id } })
      },
    },
  }
}

export const cases: PartCases = {
  errors,
  records: {
    upload: {
      paths: ['/api/analysis/uploads'],
      make: async ({ person, marker }) => {
        const body = startOf(Buffer.alloc(9), { key: marker, fileName: marker, area: marker })
        return (await person.call(contract.startUpload, { body })).data.id
      },
    },
  },
  bodies: () => ({ startUpload: startOf(Buffer.alloc(9)) }),
}
