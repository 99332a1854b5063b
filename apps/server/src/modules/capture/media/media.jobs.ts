import * as z from 'zod'
import type { Database } from '../../../platform/db/client'
import { handler, job } from '../../../platform/jobs/jobs'
import type { Storage } from '../../../platform/storage/storage'
import { hideOriginal, replaceOriginal } from './hide-original'
import type { MediaSweep } from './media-sweep'

export const sweepMedia = job('media.sweep', z.unknown())

export const mediaHandlers = (sweep: MediaSweep, files: { db: Database; storage: Storage }) => [
  handler(sweepMedia, () => sweep.run(), '41 3 * * *'),
  handler(hideOriginal, data => replaceOriginal(files, data)),
]
