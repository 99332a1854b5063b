import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { ById, Count, Id, IsoDateTime, longText, Nothing, oneOf, Paging, pageOf } from './fields'
import { Violation } from './violations'

export const analysisStatuses = ['queued', 'running', 'completed', 'failed', 'cancelled'] as const

export const AnalysisStatus = z.object({
  id: Id,
  status: z.enum(analysisStatuses),
  stage: z.string(),
  /** 0 to 100, and true: work done of work known. */
  progress: z.number(),
  error: z.nullable(z.string()),
})

export const AnalysisResult = z.object({
  id: Id,
  fileName: z.string(),
  fileType: z.string(),
  fileSize: Count,
  createdAt: IsoDateTime,
  uploadDate: IsoDateTime,
  status: z.enum(analysisStatuses),
  summary: z.string(),
  captureSource: z.enum(['mobile', 'upload']),
  violations: z.array(Violation),
})
export type AnalysisResult = z.output<typeof AnalysisResult>

const uploadCall = {
  method: 'POST',
  access: 'member',
  multipart: true,
  query: z.strictObject({ wait: z.optional(z.literal('1')) }),
  body: z.strictObject({
    user_id: z.optional(Id),
    organization_id: z.optional(Id),
    captureSource: z.optional(oneOf(['mobile', 'upload'])),
  }),
  status: 202,
  answer: z.union([AnalysisResult, AnalysisStatus]),
  errors: ['quota_exhausted', 'too_large', 'unsupported_type', 'unreadable_media', 'too_many'],
} as const

export const uploadForAnalysis = endpoint({
  ...uploadCall,
  path: '/api/analysis/upload',
  summary: 'Upload a photo, video or recording and queue its analysis',
})

export const analyse = endpoint({
  ...uploadCall,
  path: '/api/analysis/analyze',
  summary: 'The same as upload',
})

export const listResults = endpoint({
  method: 'GET',
  path: '/api/analysis/results',
  access: 'member',
  summary: "The organisation's analyses, newest first",
  query: z.strictObject(Paging),
  answer: pageOf(AnalysisResult),
})

export const getResult = endpoint({
  method: 'GET',
  path: '/api/analysis/results/:id',
  access: 'member',
  summary: 'One analysis with its violations',
  params: ById,
  answer: AnalysisResult,
  errors: ['not_found'],
})

export const deleteResult = endpoint({
  method: 'DELETE',
  path: '/api/analysis/results/:id',
  access: 'member',
  summary: 'Delete the media and everything derived from it',
  params: ById,
  answer: Nothing,
  errors: ['not_found'],
})

export const analysisStatus = endpoint({
  method: 'GET',
  path: '/api/analysis/status/:id',
  access: 'member',
  summary: 'How far an analysis is',
  params: ById,
  answer: AnalysisStatus,
  errors: ['not_found'],
})

export const analysisEvents = endpoint({
  method: 'GET',
  path: '/api/analysis/events/:id',
  access: 'member',
  summary: 'The same as a stream of events',
  params: ById,
  produces: 'events',
  answer: AnalysisStatus,
  errors: ['not_found'],
})

export const cancelAnalysis = endpoint({
  method: 'POST',
  path: '/api/analysis/results/:id/cancel',
  access: 'member',
  summary: 'Stop an analysis and give its credit back',
  params: ById,
  answer: AnalysisStatus,
  errors: ['not_found'],
})

export const getMedia = endpoint({
  method: 'GET',
  path: '/api/media/:id',
  access: 'member',
  summary: 'A medium without its metadata, in the size asked for',
  params: ById,
  query: z.strictObject({
    size: z.optional(oneOf(['thumbnail', 'display', 'original'])),
    download: z.optional(longText(1)),
  }),
  produces: 'file',
  answer: Nothing,
  errors: ['not_found'],
})
