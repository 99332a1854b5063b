import * as z from 'zod/mini'
import { IsoDateTime } from '../dates'
import { endpoint } from '../endpoint'
import { ById, Count, Id, Nothing } from '../fields'

export const exportStatuses = ['queued', 'running', 'ready', 'failed'] as const
export type ExportStatus = (typeof exportStatuses)[number]

/** Everything the organization owns, or the pictures whose findings its people judged, to train a detector with. */
export const exportContents = ['organization', 'training'] as const
export type ExportContent = (typeof exportContents)[number]

/** How long a finished export can be downloaded. */
export const EXPORT_KEPT_DAYS = 7

export const OrganizationExport = z.object({
  id: Id,
  content: z.enum(exportContents),
  status: z.enum(exportStatuses),
  /** From 0 to 1. */
  progress: z.number(),
  /** Who asked for it; null once their account is gone. */
  requestedBy: z.nullable(z.string()),
  /** What is in it; null until it is ready. Rows of training data are boxes. */
  rows: z.nullable(Count),
  files: z.nullable(Count),
  byteSize: z.nullable(Count),
  createdAt: IsoDateTime,
  finishedAt: z.nullable(IsoDateTime),
  /** When the file is deleted; null until it is ready. */
  expiresAt: z.nullable(IsoDateTime),
})
export type OrganizationExport = z.output<typeof OrganizationExport>

export const listOrganizationExports = endpoint({
  method: 'GET',
  path: '/api/organizations/exports',
  access: 'admin',
  summary: "List the organization's exports that aren't expired, newest first",
  response: z.array(OrganizationExport),
})

export const createOrganizationExport = endpoint({
  method: 'POST',
  path: '/api/organizations/exports',
  changes: ['/api/organizations/exports'],
  access: 'admin',
  summary: 'Export everything the organization owns. One export is made at a time',
  status: 202,
  response: OrganizationExport,
  errors: ['export_running', 'too_many'],
})

export const createTrainingExport = endpoint({
  method: 'POST',
  path: '/api/organizations/exports/training',
  changes: ['/api/organizations/exports'],
  access: 'admin',
  summary:
    'Export the pictures whose findings were reviewed, as COCO, to train a detector with. One export is made at a time',
  status: 202,
  response: OrganizationExport,
  errors: ['export_running', 'too_many'],
})

export const downloadOrganizationExport = endpoint({
  method: 'GET',
  path: '/api/organizations/exports/:id/download',
  access: 'admin',
  summary: 'Download a finished export as a ZIP file. Recorded in the activity log',
  params: ById,
  produces: 'file',
  response: Nothing,
  errors: ['not_found'],
})

export const deleteOrganizationExport = endpoint({
  method: 'DELETE',
  path: '/api/organizations/exports/:id',
  changes: ['/api/organizations/exports'],
  access: 'admin',
  summary: 'Delete an export before it expires',
  params: ById,
  response: Nothing,
  errors: ['not_found', 'export_running'],
})
