import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import {
  MAX_UPLOAD_BYTES,
  MAX_VIDEO_SECONDS,
  type MediaType,
  mediaKindOf,
  mediaTypes,
  VIDEO_SECONDS_TOLERANCE,
} from '@plumbline/domain'
import { MEDIA_TYPE_BYTES, otherTypeOf, recognizeFile } from '@plumbline/inference'
import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { AppError } from '../../../platform/http/errors'
import { readForm } from '../../../platform/http/read-form'
import { videoSeconds } from './video-time'

/** An upload that has arrived whole and is what it should be. `discard` removes it unless it was stored. */
export type UploadedFile = {
  path: string
  fileName: string
  contentType: MediaType
  byteSize: number
  sha256: string
  discard: () => Promise<void>
}

export const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1)

/** Saves the one file of a form and checks the form's other fields; nothing is kept where one of them is wrong. */
export async function saveUpload<Fields>(
  request: FastifyRequest,
  folder: string,
  form: z.ZodMiniType<Fields>,
): Promise<UploadedFile & { fields: Fields }> {
  const path = join(folder, randomUUID())
  const discard = () => rm(path, { force: true })
  try {
    const { file, fields } = await readForm(request, {
      fields: form,
      maxFileBytes: MAX_UPLOAD_BYTES,
      onFile: part => saveFile(request, part, path),
    })
    return { ...file, fields, discard }
  } catch (error) {
    await discard()
    throw asAppError(error)
  }
}

/** Streams to disk: never whole in memory, counted, hashed and recognized by its content. */
async function saveFile(request: FastifyRequest, part: MultipartFile, path: string) {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const hash = createHash('sha256')
  let byteSize = 0
  let start = Buffer.alloc(0)
  const inspect = new Transform({
    transform: (chunk: Buffer, _encoding, next) => {
      hash.update(chunk)
      byteSize += chunk.length
      if (start.length < MEDIA_TYPE_BYTES) start = Buffer.concat([start, chunk]).subarray(0, MEDIA_TYPE_BYTES)
      next(null, chunk)
    },
  })
  await pipeline(part.file, inspect, createWriteStream(path, { mode: 0o600 }))
  if (part.file.truncated) throw fileTooLarge(Number(request.headers['content-length']) || MAX_UPLOAD_BYTES)
  if (byteSize === 0) throw new AppError('file_empty')
  const contentType = await requireMedia({ path, byteSize, start, sentAs: part.mimetype })
  return { path, fileName: safeName(part.filename), contentType, byteSize, sha256: hash.digest('hex') }
}

type ArrivedFile = { path: string; byteSize: number; start: Uint8Array; sentAs: string }

/** What a file is by its content; rejects what can't be analyzed, and videos that say that they are too long. */
export async function requireMedia({ path, byteSize, start, sentAs }: ArrivedFile): Promise<MediaType> {
  const contentType = await recognizeFile(path)
  if (!contentType) throw unsupported(start, sentAs)
  if (mediaKindOf(contentType) !== 'video') {
    if (byteSize > MAX_UPLOAD_BYTES) throw fileTooLarge(byteSize)
  } else if (((await videoSeconds(path)) ?? 0) > MAX_VIDEO_SECONDS + VIDEO_SECONDS_TOLERANCE)
    throw new AppError('video_too_long')
  return contentType
}

/** The same for a file that is on this machine already, such as a sample picture. */
export async function saveLocalFile(source: string, folder: string): Promise<UploadedFile> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  const bytes = await readFile(source)
  const contentType = await recognizeFile(source)
  if (!contentType) throw new AppError('file_unsupported', { params: { type: extname(source) } })
  await writeFile(path, bytes, { mode: 0o600 })
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const discard = () => rm(path, { force: true })
  return {
    path,
    fileName: basename(source),
    contentType,
    byteSize: bytes.length,
    sha256,
    discard,
  }
}

/** What a process left half received when it died. */
export async function deleteAbandonedUploads(folder: string, before: Date) {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    // One that has just been stored is gone.
    const found = await stat(path).catch(() => undefined)
    if (found && found.mtime < before) await rm(path, { force: true })
  }
}

/** Names what the file really is; the type it was sent with may be one we accept, which would contradict the error. */
export function unsupported(start: Uint8Array, sentAs: string) {
  const isAcceptedType = (mediaTypes as readonly string[]).includes(sentAs)
  return new AppError('file_unsupported', {
    params: { type: otherTypeOf(start) ?? (isAcceptedType ? 'unknown' : sentAs) },
  })
}

/** The size is what the caller announced where we stopped reading at the limit. */
export const fileTooLarge = (bytes: number) =>
  new AppError('file_too_large', { params: { size: megabytes(bytes) } })

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')
export const isDiskFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes(codeOf(error))

export function asAppError(error: unknown) {
  if (error instanceof AppError) return error
  const code = codeOf(error)
  if (isDiskFull(error)) return new AppError('storage_full')
  const message = error instanceof Error ? error.message : ''
  if (/Unexpected end|Premature close|aborted|Malformed|Boundary/i.test(message) || code.startsWith('FST_'))
    return new AppError('upload_broken')
  return error
}

/** A name is shown, never used as a path. */
export const safeName = (name: string) =>
  basename(name.replaceAll('\\', '/'))
    .replace(/\p{Cc}/gu, '')
    .slice(0, 200) || 'file'
