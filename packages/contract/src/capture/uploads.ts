import * as z from 'zod/mini'
import { IsoDateTime } from '../dates'
import { endpoint } from '../endpoint'
import { ById, Count, Id, Nothing, text } from '../fields'
import { MAX_VIDEO_BYTES } from '../options'
import { queryInt } from '../paging'
import { credits } from '../stale'
import { AnalysisResult } from './analysis'
import { uploadFields } from './upload-fields'

/** A file on its way in pieces, and how far it got. */
export const Upload = z.object({
  id: Id,
  byteSize: Count,
  /** Each piece has as many bytes; the last has what is left. */
  pieceBytes: Count,
  /** Where the next piece starts. */
  receivedBytes: Count,
  /** What isn't finished by then is deleted. */
  expiresAt: IsoDateTime,
})
export type Upload = z.output<typeof Upload>

export const startUpload = endpoint({
  method: 'POST',
  path: '/api/analysis/uploads',
  changes: [],
  access: 'member',
  summary:
    'Start to send a file in pieces, such as a video of up to 200 MB, or continue after an interruption',
  body: z.strictObject({
    /** The sender's own name for this upload: the same key continues it. */
    key: text(100),
    fileName: text(200),
    byteSize: Count,
    /** Analyze it although the same file was analyzed before. */
    force: z.optional(z.boolean()),
    ...uploadFields,
  }),
  status: 201,
  response: Upload,
  errors: [
    'file_empty',
    'video_too_large',
    'too_many_uploads',
    'storage_limit',
    'storage_full',
    'not_found',
    'site_archived',
  ],
})

export const sendPiece = endpoint({
  method: 'PUT',
  path: '/api/analysis/uploads/:id/piece',
  changes: [],
  access: 'member',
  summary: 'Send the piece that starts at a byte. A piece that has arrived already changes nothing',
  params: ById,
  query: z.strictObject({ offset: queryInt(0, MAX_VIDEO_BYTES, 0) }),
  form: z.strictObject({}),
  response: Upload,
  errors: [
    'not_found',
    'piece_expected',
    'file_missing',
    'file_unsupported',
    'file_too_large',
    'upload_broken',
    'storage_full',
  ],
})

export const finishUpload = endpoint({
  method: 'POST',
  path: '/api/analysis/uploads/:id/finish',
  changes: credits,
  access: 'member',
  summary: 'Queue the analysis of a file that has arrived. Finishing twice returns the same analysis',
  params: ById,
  status: 202,
  response: AnalysisResult,
  errors: [
    'not_found',
    'piece_expected',
    'upload_finishing',
    'file_too_large',
    'video_too_long',
    'already_uploaded',
    'quota_exhausted',
    'storage_limit',
    'storage_full',
    'site_archived',
  ],
})

export const cancelUpload = endpoint({
  method: 'DELETE',
  path: '/api/analysis/uploads/:id',
  changes: credits,
  access: 'member',
  summary: 'Delete what has arrived of a file, or stop its analysis',
  params: ById,
  response: Nothing,
  errors: ['not_found'],
})
