import { Transform, type TransformCallback } from 'node:stream'
import { MAX_IMPORT_BYTES, MAX_IMPORT_DEPTH } from '@plumbline/contract'
import type { Inspect } from '../../../platform/http/endpoints'
import { AppError } from '../../../platform/http/errors'

export const tooLarge = () =>
  new AppError('import_too_large', { params: { limit: String(MAX_IMPORT_BYTES / 1024 / 1024) } })

const [quote, backslash, openList, openObject, closeList, closeObject] = [...'"\\[{]}'].map(character =>
  character.charCodeAt(0),
)

/**
 * Lets JSON through as it arrives and stops it where it grows too large or too deep: a parser would build millions of
 * nested lists out of a few megabytes of brackets before anybody could say no.
 */
export class JsonGuard extends Transform {
  private size = 0
  private depth = 0
  private inText = false
  private escaped = false

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback) {
    this.size += chunk.length
    if (this.size > MAX_IMPORT_BYTES) return done(tooLarge())
    for (const byte of chunk) {
      if (this.inText) {
        if (this.escaped) this.escaped = false
        else if (byte === backslash) this.escaped = true
        else if (byte === quote) this.inText = false
      } else if (byte === quote) this.inText = true
      else if (byte === openList || byte === openObject) this.depth++
      else if (byte === closeList || byte === closeObject) this.depth--
      if (this.depth > MAX_IMPORT_DEPTH)
        return done(new AppError('import_too_deep', { params: { depth: String(MAX_IMPORT_DEPTH) } }))
    }
    done(null, chunk)
  }
}

/** What is announced as too large is not read at all. */
export const inspectImport: Inspect = (request, body) => {
  if (Number(request.headers['content-length']) > MAX_IMPORT_BYTES + FORM_OVERHEAD) throw tooLarge()
  const isJson = request.headers['content-type']?.includes('json')
  return isJson ? body.on('error', () => undefined).pipe(new JsonGuard()) : body
}

/** What the boundaries and headers of a form may add to its file. */
const FORM_OVERHEAD = 64 * 1024
