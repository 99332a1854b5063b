import * as z from 'zod'
import { handler, job } from '../../platform/jobs/jobs'
import type { MediaSweep } from './media-sweep'

export const sweepMedia = job('media.sweep', z.unknown())

export const mediaJobs = [sweepMedia]

export const mediaHandlers = (sweep: MediaSweep) => [handler(sweepMedia, () => sweep.run(), '41 3 * * *')]
