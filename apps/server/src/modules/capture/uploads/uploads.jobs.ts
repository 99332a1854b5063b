import * as z from 'zod'
import { handler, job } from '../../../platform/jobs/jobs'
import type { UploadsService } from './uploads.service'

export const expireUploads = job('uploads.expire', z.unknown())

export const uploadsHandlers = (uploads: UploadsService) => [
  handler(expireUploads, () => uploads.deleteExpired(), '53 * * * *'),
]
