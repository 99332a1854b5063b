import type { MultipartFile } from '@fastify/multipart'
import { type FormOf, tryPhoto } from '@plumbline/contract'
import { MAX_UPLOAD_BYTES } from '@plumbline/domain'
import { MEDIA_TYPE_BYTES, mediaTypeOf } from '@plumbline/inference'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../../platform/http/errors'
import { readForm } from '../../../platform/http/read-form'
import { asAppError, fileTooLarge } from '../media/save-upload'

export type ReceivedPhoto = { bytes: Uint8Array; fields: FormOf<typeof tryPhoto> }

const photoTypes: readonly unknown[] = ['image/jpeg', 'image/png']

/** Reads the one photo of a form into memory, so that no file of it is ever written. */
export async function receivePhoto(request: FastifyRequest): Promise<ReceivedPhoto> {
  try {
    const { file, fields } = await readForm(request, {
      fields: tryPhoto.form,
      maxFileBytes: MAX_UPLOAD_BYTES,
      onFile: part => readPhoto(request, part),
    })
    return { bytes: file, fields }
  } catch (error) {
    throw asAppError(error)
  }
}

async function readPhoto(request: FastifyRequest, part: MultipartFile) {
  const bytes = Buffer.concat(await part.file.toArray())
  if (part.file.truncated) throw fileTooLarge(Number(request.headers['content-length']) || MAX_UPLOAD_BYTES)
  if (bytes.length === 0) throw new AppError('file_empty')
  if (!photoTypes.includes(mediaTypeOf(bytes.subarray(0, MEDIA_TYPE_BYTES)))) throw new AppError('photo_only')
  return bytes
}
