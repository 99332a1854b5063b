import * as z from 'zod'
import { type Clock, days, later } from '../../platform/clock'
import { handler, job } from '../../platform/jobs/jobs'
import type { MediaService } from './media.service'
import { deleteAbandonedUploads } from './save-upload'

export const sweepMedia = job('media.sweep', z.unknown())

export const mediaJobs = [sweepMedia]

export const mediaHandlers = (media: MediaService, uploadFolder: string, clock: Clock) => [
  handler(
    sweepMedia,
    async () => {
      await media.sweep()
      await deleteAbandonedUploads(uploadFolder, later(clock.now(), -days(1)))
    },
    '41 3 * * *',
  ),
]
