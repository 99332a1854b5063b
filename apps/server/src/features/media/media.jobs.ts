import * as z from 'zod'
import { handler, job } from '../../platform/jobs/jobs'
import type { MediaService } from './media.service'

export const sweepMedia = job('media.sweep', z.unknown())

export const mediaJobs = [sweepMedia]

export const mediaHandlers = (media: MediaService) => [handler(sweepMedia, () => media.sweep(), '41 3 * * *')]
