import {
  analysisStages,
  industries,
  mediaKinds,
  pictureTags,
  sceneTypes,
  workSiteReasons,
} from '@plumbline/domain'
import * as z from 'zod/mini'
import { IsoDateTime } from '../dates'
import { endpoint } from '../endpoint'
import { ById, Count, Id, Nothing, oneOf, SiteFilter } from '../fields'
import { LocalizedMessage, Violation } from '../findings/violation'
import { severities } from '../options'
import { Paging, pageOf } from '../paging'
import { credits, findings } from '../stale'
import { uploadFields } from './upload-fields'

export const analysisStatuses = ['queued', 'running', 'completed', 'failed', 'canceled'] as const

export { analysisStages }

/** Why an analysis ended without a result; the web app has the words in every language. */
const AnalysisFault = z.object({ code: z.string(), message: z.string() })

const Box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })

/** What a first look at the whole picture shows, in its pixels. The result replaces it. */
export const AnalysisPreview = z.object({
  width: Count,
  height: Count,
  findings: z.array(z.object({ type: LocalizedMessage, severity: z.enum(severities), boxes: z.array(Box) })),
})
export type AnalysisPreview = z.output<typeof AnalysisPreview>

export const AnalysisStatus = z.object({
  id: Id,
  status: z.enum(analysisStatuses),
  stage: z.enum(analysisStages),
  /** 0 to 100, and true: work done of work known. */
  progress: z.number(),
  /** Null before the first look, once it is over, and for video and sound. */
  preview: z.nullable(AnalysisPreview),
  error: z.nullable(AnalysisFault),
})
export type AnalysisStatus = z.output<typeof AnalysisStatus>

const Noise = z.object({
  /** 'estimate' says that the device is uncalibrated and the figures are no measurement. */
  calibration: z.enum(['estimate', 'calibrated']),
  laeqDb: z.nullable(z.number()),
  peakDb: z.nullable(z.number()),
  peakWeighting: z.enum(['C', 'Z']),
  clippedFraction: z.number(),
  osha: z.object({ dosePercent: z.number(), permittedHours: z.nullable(z.number()) }),
  /** Counted from 80 dBA, for the action level (50 %); results of earlier versions don't have it. */
  oshaAction: z.optional(z.object({ dosePercent: z.number(), permittedHours: z.nullable(z.number()) })),
  niosh: z.object({ dosePercent: z.number(), permittedHours: z.nullable(z.number()) }),
  impulses: z.array(z.object({ time: z.number(), peakDb: z.number() })),
  series: z.object({ secondsPerPoint: z.number(), laeqDb: z.array(z.nullable(z.number())) }),
})

const Segment = z.object({ start: z.number(), end: z.number(), text: z.string() })

/** What was seen or heard beside the violations, by kind of medium. */
export const AnalysisDetail = z.object({
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  durationSeconds: z.nullable(z.number()),
  /** Everything the detector saw, also what is in order. */
  findings: z.array(
    z.object({
      label: z.string(),
      confidence: z.number(),
      box: Box,
    }),
  ),
  notes: z.array(LocalizedMessage),
  noise: z.nullable(Noise),
  transcript: z.array(Segment),
  /** What it was checked for and what not; null for analyses from before this was kept. */
  checked: z.nullable(
    z.object({ checkedFor: z.array(LocalizedMessage), notCheckedFor: z.array(LocalizedMessage) }),
  ),
  /** Why the rules of a worksite were applied, or that they weren't; null where this wasn't kept. */
  workSite: z.nullable(z.enum(workSiteReasons)),
  /** The kind of place a photo looks like and how sure that is, 0 to 1; absent where that wasn't told. */
  looksLike: z.optional(
    z.object({ type: z.enum(sceneTypes), confidence: z.number(), workplace: z.number() }),
  ),
  /** How likely a photo shows each thing that has a tag, 0 to 1; absent for video, sound and earlier results. */
  tags: z.optional(z.partialRecord(z.enum(pictureTags), z.number())),
  /** The version of the tagger that says so. */
  tagger: z.optional(z.string()),
  /** Whose rules apply at the site; null without a site, or where the library has none of the place. */
  law: z.nullable(
    z.object({
      id: z.string(),
      country: z.string(),
      state: z.nullable(z.string()),
      /** Results of earlier versions don't have it. */
      industry: z.optional(z.enum(industries)),
      /** The agency that enforces them instead of federal OSHA. */
      statePlan: z.nullable(z.object({ name: z.string(), agency: z.string() })),
    }),
  ),
  /** Nothing shows surely that it was taken at a worksite: a person who says so has the rules applied to it. */
  mayBeWorkSite: z.optional(z.boolean()),
  /** False where a large photo was looked at closely only in parts; absent for video, sound and earlier results. */
  isThorough: z.optional(z.boolean()),
  /** The classes the rules relied upon. */
  trustedClasses: z.array(z.string()),
  /** That a vision model was asked about a photo, and how many of the questions it answered; absent where none was. */
  secondLook: z.optional(z.object({ model: z.string(), asked: Count, unanswered: Count })),
  engine: z.object({
    /** Results of earlier versions may be answered by a hosted model. */
    answeredBy: z.enum(['embedded', 'hosted']),
    detector: z.string(),
    model: z.nullable(z.string()),
  }),
})
export type AnalysisDetail = z.output<typeof AnalysisDetail>

export const AnalysisResult = z.object({
  ...AnalysisStatus.shape,
  kind: z.enum(mediaKinds),
  fileName: z.string(),
  fileType: z.string(),
  fileSize: Count,
  createdAt: IsoDateTime,
  uploadDate: IsoDateTime,
  summary: z.string(),
  captureSource: z.enum(['mobile', 'upload']),
  /** Where it was taken; null where nobody said. */
  siteId: z.nullable(Id),
  siteName: z.nullable(z.string()),
  /** The part of the site, as a person wrote it; empty where nobody did. */
  area: z.string(),
  /** By the photo's or video's own clock; null where the file has no time. */
  capturedAt: z.nullable(IsoDateTime),
  /** Null once the media were removed or could not be read. */
  mediaUrl: z.nullable(z.string()),
  thumbnailUrl: z.nullable(z.string()),
  violations: z.array(Violation),
  detail: z.nullable(AnalysisDetail),
})
export type AnalysisResult = z.output<typeof AnalysisResult>

const uploadCall = {
  method: 'POST',
  changes: credits,
  access: 'member',
  /** `wait` returns the finished result; `force` analyzes a file that was analyzed before. `again` is its older name. */
  query: z.strictObject({
    wait: z.optional(z.literal('1')),
    force: z.optional(z.literal('1')),
    again: z.optional(z.literal('1')),
  }),
  /** The ids are the caller's own; the session says the same. */
  form: z.strictObject({
    user_id: z.optional(Id),
    organization_id: z.optional(Id),
    ...uploadFields,
  }),
  status: 202,
  response: AnalysisResult,
  errors: [
    'file_missing',
    'file_empty',
    'file_too_large',
    'file_unsupported',
    'video_too_long',
    'upload_broken',
    'already_uploaded',
    'unreadable_media',
    'quota_exhausted',
    'storage_limit',
    'storage_full',
    'not_found',
    'site_archived',
  ],
} as const

export const uploadForAnalysis = endpoint({
  ...uploadCall,
  path: '/api/analysis/upload',
  summary: 'Upload a photo, video or recording and queue an analysis',
})

export const analyze = endpoint({
  ...uploadCall,
  path: '/api/analysis/analyze',
  summary: 'Alias of /api/analysis/upload',
})

export const listResults = endpoint({
  method: 'GET',
  path: '/api/analysis/results',
  access: 'member',
  summary: 'List analyses, newest first',
  query: z.strictObject({ ...Paging, site: SiteFilter }),
  response: pageOf(AnalysisResult),
  errors: ['too_far'],
})

export const getResult = endpoint({
  method: 'GET',
  path: '/api/analysis/results/:id',
  access: 'member',
  summary: 'Get an analysis with its violations',
  params: ById,
  response: AnalysisResult,
  errors: ['not_found'],
})

export const deleteResult = endpoint({
  method: 'DELETE',
  path: '/api/analysis/results/:id',
  changes: findings,
  access: 'member',
  summary: 'Delete an analysis, its media and its violations',
  params: ById,
  response: Nothing,
  errors: ['not_found'],
})

export const analysisStatus = endpoint({
  method: 'GET',
  path: '/api/analysis/status/:id',
  access: 'member',
  summary: 'Get the progress of an analysis',
  params: ById,
  response: AnalysisStatus,
  errors: ['not_found'],
})

export const analysisEvents = endpoint({
  method: 'GET',
  path: '/api/analysis/events/:id',
  access: 'member',
  summary: 'Stream the progress as events',
  params: ById,
  produces: 'events',
  response: AnalysisStatus,
  errors: ['not_found'],
})

export const cancelAnalysis = endpoint({
  method: 'POST',
  path: '/api/analysis/results/:id/cancel',
  changes: credits,
  access: 'member',
  summary: 'Stop an analysis and return its credit',
  params: ById,
  response: AnalysisStatus,
  errors: ['not_found', 'not_running'],
})

export const applyWorkSite = endpoint({
  method: 'POST',
  path: '/api/analysis/results/:id/work-site',
  changes: findings,
  access: 'member',
  summary: 'Say that a photo or video shows a worksite, and apply the rules to what was found in it',
  params: ById,
  response: AnalysisResult,
  errors: ['not_found', 'work_site_sound', 'work_site_not_kept'],
})

export const lookCloser = endpoint({
  method: 'POST',
  path: '/api/analysis/results/:id/look-closer',
  changes: ['/api/analysis/results'],
  access: 'member',
  summary: 'Look at every part of a large photo again; uses no further analysis',
  params: ById,
  status: 202,
  response: AnalysisResult,
  errors: ['not_found'],
})

export const getMedia = endpoint({
  method: 'GET',
  path: '/api/media/:id',
  access: 'member',
  summary: 'Get a media file without its metadata, in a given size',
  params: ById,
  query: z.strictObject({
    size: z._default(oneOf(['thumbnail', 'display']), 'display'),
  }),
  produces: 'file',
  response: Nothing,
  errors: ['not_found'],
})
