import type { BodyOf, createViolation } from '@plumbline/contract'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { notFound } from '../../../platform/http/errors'
import type { MediaService, StoredMedia } from '../../capture/media/media.service'
import type { SitesService } from '../../identity/sites/sites.service'

type Given = Pick<BodyOf<typeof createViolation>, 'analysisId' | 'mediaUrl' | 'siteId' | 'location'>

/** What an analysis looked at or listened to, and at which site. */
export type AnalyzedMedium = { medium: StoredMedia; siteId: string | null; area: string }
export type Analyses = {
  analyzed: (tx: ReadHandle, organizationId: string, id: string) => Promise<AnalyzedMedium | undefined>
}

/** The picture that the boxes are drawn on, none for a recording, the site, the area and the time: an analysis knows them. */
export async function evidenceOf(
  { media, sites, analyses }: { media: MediaService; sites: SitesService; analyses: Analyses },
  tx: ReadHandle,
  organizationId: string,
  { analysisId, mediaUrl, siteId, location }: Given,
) {
  const analyzed = analysisId ? await analyzedOr404(analyses, tx, organizationId, analysisId) : undefined
  const site =
    analyzed && siteId === undefined ? analyzed.siteId : (await sites.forNew(tx, organizationId, siteId))?.id
  const picture = analyzed?.medium.kind === 'image' ? analyzed.medium.id : null
  return {
    siteId: site ?? null,
    mediaId: mediaUrl && !analyzed ? await media.pictureAt(tx, organizationId, mediaUrl) : picture,
    ...(analyzed && { location: location || analyzed.area, capturedAt: analyzed.medium.capturedAt }),
  }
}

export async function analyzedOr404(
  analyses: Analyses,
  tx: ReadHandle,
  organizationId: string,
  analysisId: string,
): Promise<AnalyzedMedium> {
  const found = await analyses.analyzed(tx, organizationId, analysisId)
  if (!found) throw notFound()
  return found
}
