import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import * as contract from '@plumbline/contract'
import { MAX_UPLOAD_BYTES, mediaKindOf } from '@plumbline/domain'
import { MEDIA_TYPE_BYTES } from '@plumbline/inference'
import { mediaTypeOf } from '@plumbline/inference/media-type'
import type { FastifyRequest } from 'fastify'
import type { AppError } from '../../../platform/http/errors'
import { readForm } from '../../../platform/http/read-form'
import type { Storage } from '../../../platform/storage/storage'
import {
  asAppError,
  fileTooLarge,
  requireMedia,
  safeName,
  type UploadedFile,
  unsupported,
} from '../media/save-upload'
import type { StoredUpload } from './uploads.repository'

/** Small enough to arrive over a bad connection, large enough that a video takes fifty. */
export const PIECE_BYTES = 4 * 1024 * 1024

export const piecesOf = ({ organizationId, id }: Pick<StoredUpload, 'organizationId' | 'id'>) =>
  `${organizationId}/uploads/${id}/`

async function newPath(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  return { path, discard: () => rm(path, { force: true }) }
}

/** Counts, hashes and keeps the first bytes of what passes. */
function inspector() {
  const hash = createHash('sha256')
  const seen = { byteSize: 0, start: Buffer.alloc(0) }
  const stream = new Transform({
    transform: (chunk: Buffer, _encoding, next) => {
      hash.update(chunk)
      seen.byteSize += chunk.length
      if (seen.start.length < MEDIA_TYPE_BYTES)
        seen.start = Buffer.concat([seen.start, chunk]).subarray(0, MEDIA_TYPE_BYTES)
      next(null, chunk)
    },
  })
  return { stream, seen, hash }
}

export type Piece = { path: string; byteSize: number; start: Uint8Array; discard: () => Promise<void> }

/** Streams a piece to this machine's disk. */
export async function savePiece(
  request: FastifyRequest,
  { folder, tooLong }: { folder: string; tooLong: AppError },
): Promise<Piece> {
  const { path, discard } = await newPath(folder)
  try {
    const { stream, seen } = inspector()
    await readForm(request, {
      fields: contract.sendPiece.form,
      maxFileBytes: PIECE_BYTES,
      onFile: async part => {
        await pipeline(part.file, stream, createWriteStream(path, { mode: 0o600 }))
        if (part.file.truncated) throw tooLong
      },
    })
    return { path, ...seen, discard }
  } catch (error) {
    await discard()
    throw asAppError(error)
  }
}

/** Nobody sends 200 MB to learn that it is none of what can be analyzed. */
export function requireMediaStart(start: Uint8Array, byteSize: number) {
  const type = mediaTypeOf(start)
  if (!type) throw unsupported(start, 'unknown')
  if (mediaKindOf(type) !== 'video' && byteSize > MAX_UPLOAD_BYTES) throw fileTooLarge(byteSize)
}

/** Puts the pieces together on this machine's disk, as if the file had come in one request. */
export async function assemble(
  storage: Storage,
  upload: StoredUpload,
  folder: string,
): Promise<UploadedFile> {
  const { path, discard } = await newPath(folder)
  const { stream, seen, hash } = inspector()
  async function* pieces() {
    for (let offset = 0; offset < upload.byteSize; offset += PIECE_BYTES)
      yield* await storage.read(`${piecesOf(upload)}${offset}`)
  }
  try {
    await pipeline(pieces, stream, createWriteStream(path, { mode: 0o600 }))
    const contentType = await requireMedia({ path, ...seen, sentAs: 'unknown' })
    const { byteSize } = seen
    const fileName = safeName(upload.fileName)
    return { path, fileName, contentType, byteSize, sha256: hash.digest('hex'), discard }
  } catch (error) {
    await discard()
    throw asAppError(error)
  }
}
