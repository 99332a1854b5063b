import { Readable } from 'node:stream'
import type { MultipartFile } from '@fastify/multipart'
import { importRegulations, MAX_IMPORT_BYTES, type RegulationImport } from '@plumbline/contract'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../../../platform/http/errors'
import { readForm } from '../../../../platform/http/read-form'
import { readPieces } from './import-bytes'
import type { HoldBytes, ImportReader, ReadImport } from './import-reader'
import { ImportRejected, tooLarge } from './import-rejected'
import type { ImportRequest } from './import-worker'

/** What the boundaries and headers of a form may add to its file. */
const FORM_OVERHEAD = 64 * 1024

/** A form with a file, or a JSON body. What is announced as too large is not read at all. */
export async function readImport(
  request: FastifyRequest,
  reader: ImportReader,
  hold: HoldBytes,
): Promise<ReadImport> {
  try {
    if (Number(request.headers['content-length']) > MAX_IMPORT_BYTES + FORM_OVERHEAD) throw tooLarge()
    const part = await (request.isMultipart() ? readFile(request, hold) : readBody(request.body, hold))
    const { fileName, ...read } = part
    return await reader.parse(read, fileName)
  } catch (error) {
    throw error instanceof ImportRejected ? new AppError(error.rejection.code, error.rejection) : error
  }
}

type ReadPart = ImportRequest & { fileName: string | null }

async function readFile(request: FastifyRequest, hold: HoldBytes): Promise<ReadPart> {
  const { file } = await readForm(request, {
    fields: importRegulations.form,
    maxFileBytes: MAX_IMPORT_BYTES,
    onFile: part => readPart(part, hold),
  }).catch(error => {
    throw error instanceof AppError || error instanceof ImportRejected ? error : new AppError('upload_broken')
  })
  return file
}

async function readPart(part: MultipartFile, hold: HoldBytes): Promise<ReadPart> {
  const format = formatOf(part.filename, part.mimetype)
  if (!format) {
    part.file.resume()
    throw new AppError('import_format')
  }
  const pieces = await readPieces(part.file, format, hold)
  if (part.file.truncated) throw tooLarge()
  return { pieces, format, fileName: shownName(part.filename) }
}

async function readBody(body: unknown, hold: HoldBytes): Promise<ReadPart> {
  if (!(body instanceof Readable)) throw new AppError('file_missing')
  return { pieces: await readPieces(body, 'json', hold), format: 'json', fileName: null }
}

function formatOf(name: string, type: string): RegulationImport['format'] | undefined {
  if (/\.json$/i.test(name) || type === 'application/json') return 'json'
  if (/\.csv$/i.test(name) || type === 'text/csv') return 'csv'
  return undefined
}

/** A name is shown, never used as a path. */
const shownName = (name: string) => name.replace(/\p{Cc}/gu, '').slice(-200) || null
