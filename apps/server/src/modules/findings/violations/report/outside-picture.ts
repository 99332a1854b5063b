import type { Database } from '../../../../platform/db/client'
import type { Hidden } from '../../../capture/media/copies'
import type { MediaService } from '../../../capture/media/media.service'
import type { ViolationsService } from '../violations.service'
import type { ReportSources } from './report-sources'

type Deps = { db: Database; media: MediaService; reportSources: ReportSources }
type Found = Awaited<ReturnType<ViolationsService['findAll']>>[number]

/** An analysis knows the faces of the photo it looked at, not those of a frame or of a photo somebody added. */
export const hiddenIn = (
  seen: { mediaId: string; hidden: Hidden | null } | undefined,
  mediaId: string | null,
) => (seen?.mediaId === mediaId ? seen.hidden : null)

/** A picture as people outside see it: with faces covered, or blurred where nobody knows where they are. */
export async function outsidePictureOf(
  { db, media, reportSources }: Deps,
  organizationId: string,
  { stored: { mediaId }, shown: { mediaUrl, analysisId } }: Found,
) {
  if (!mediaUrl || !mediaId) return null
  const medium = (await media.findAll(db.read, organizationId, [mediaId])).get(mediaId)
  if (!medium?.width || !medium.height) return null
  const [seen] = analysisId ? await reportSources.lookedAt(db.read, organizationId, [analysisId]) : []
  const faces = hiddenIn(seen, mediaId) ?? 'unknown'
  return {
    width: medium.width,
    height: medium.height,
    isBlurred: faces === 'unknown',
    read: () => media.forPrint(medium, faces),
  }
}
