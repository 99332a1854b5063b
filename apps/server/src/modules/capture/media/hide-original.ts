import * as z from 'zod'
import type { Database } from '../../../platform/db/client'
import { job } from '../../../platform/jobs/jobs'
import type { Storage } from '../../../platform/storage/storage'
import { mediaRepository as media } from './media.repository'

export const hideOriginal = job(
  'media.hide-original',
  z.object({ organizationId: z.uuid(), mediaId: z.uuid() }),
  { inTurns: true },
)

type Deps = { db: Database; storage: Storage }

/** Puts the picture without faces in the place of the upload, and deletes an uploaded video. Repeated, it changes nothing. */
export async function replaceOriginal(
  { db, storage }: Deps,
  { organizationId, mediaId }: z.infer<typeof hideOriginal.data>,
) {
  const medium = await media.find(db.read, organizationId, mediaId)
  if (!medium) return
  const [original, hidden] = ['original', 'hidden'].map(name => `${organizationId}/${mediaId}/${name}`)
  if (!original || !hidden) return
  if (medium.kind === 'video') await storage.removeAll(original)
  else if ((await storage.size(hidden)) !== undefined) {
    const { path, release } = await storage.localCopy(hidden)
    try {
      await storage.put(original, path)
    } finally {
      await release()
    }
    await storage.removeAll(hidden)
  }
  const contentType = medium.kind === 'video' ? medium.contentType : 'image/jpeg'
  await db.transaction(tx => media.update(tx, organizationId, mediaId, { contentType, storedBytes: null }))
}
