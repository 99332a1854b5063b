import type { BodyOf, createViolation } from '@plumbline/contract'
import type { ReadHandle } from '../../../platform/db/client'
import { notFound } from '../../../platform/http/errors'
import type { MediaService } from '../../capture/media/media.service'
import type { SitesService } from '../../identity/sites/sites.service'
import { violationsRepository as violations } from './violations.repository'

type Given = Pick<BodyOf<typeof createViolation>, 'analysisId' | 'mediaUrl' | 'siteId' | 'location'>

/** The picture that the boxes are drawn on, none for a recording, the site, the area and the time: an analysis knows them. */
export async function evidenceOf(
  { media, sites }: { media: MediaService; sites: SitesService },
  tx: ReadHandle,
  organizationId: string,
  { analysisId, mediaUrl, siteId, location }: Given,
) {
  const analyzed = analysisId ? await analyzedOr404(tx, organizationId, analysisId) : undefined
  const site =
    analyzed && siteId === undefined ? analyzed.siteId : (await sites.forNew(tx, organizationId, siteId))?.id
  const picture = analyzed?.medium.kind === 'image' ? analyzed.medium.id : null
  return {
    siteId: site ?? null,
    mediaId: mediaUrl && !analyzed ? await media.pictureAt(tx, organizationId, mediaUrl) : picture,
    ...(analyzed && { location: location || analyzed.area, capturedAt: analyzed.medium.capturedAt }),
  }
}

/** What an analysis looked at, and at which site. */
export async function analyzedOr404(tx: ReadHandle, organizationId: string, analysisId: string) {
  const found = await violations.analyzed(tx, organizationId, analysisId)
  if (!found) throw notFound()
  return found
}
