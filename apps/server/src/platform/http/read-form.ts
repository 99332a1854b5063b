import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { AppError, invalid } from './errors'

const FILE_FIELD = 'file'

/**
 * Fields and files are limited, and what is beyond is skipped. The parser's own limit on parts stays off: beyond it
 * nobody listens for errors, so a form that breaks off there would end the process.
 */
const ANY_NUMBER = Number.POSITIVE_INFINITY

type FormOptions<Fields, File> = {
  fields: z.ZodMiniType<Fields>
  maxFileBytes: number
  /** Reads the file to its end. */
  onFile: (part: MultipartFile) => Promise<File>
}

/** Reads a form with one file part by part, and checks its other fields, whether they come before or after the file. */
export async function readForm<Fields, File>(
  request: FastifyRequest,
  { fields, maxFileBytes, onFile }: FormOptions<Fields, File>,
): Promise<{ fields: Fields; file: File }> {
  if (!request.isMultipart()) throw new AppError('file_missing')
  const sent: Record<string, unknown> = {}
  let read: { file: File } | undefined
  const limits = { fileSize: maxFileBytes, files: 1, fields: 10, fieldSize: 1000, parts: ANY_NUMBER }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') sent[part.fieldname] = part.value
    else if (part.fieldname === FILE_FIELD) read = { file: await onFile(part) }
    else {
      sent[part.fieldname] = part.filename
      part.file.resume()
    }
  }
  const checked = fields.safeParse(sent)
  if (!checked.success) throw invalid(checked.error.issues)
  if (!read) throw new AppError('file_missing')
  return { fields: checked.data, file: read.file }
}
