import type { Violation } from '@plumbline/contract'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import type { SitesService, StoredSite } from '../../identity/sites/sites.service'
import type { StoredTask } from './tasks.repository'

type Given = { siteId?: string | null | undefined; worksite?: string | undefined }
type Place = Pick<StoredTask, 'siteId' | 'worksite'>

const at = (site: Pick<StoredSite, 'id' | 'name'>): Place => ({ siteId: site.id, worksite: site.name })

/** Where a new task is: the site given, by id or by name, or the violation's, or the only one there is. */
export async function placeOfNew(
  tx: ReadHandle,
  sites: SitesService,
  organizationId: string,
  { siteId, worksite = '' }: Given,
  violation: Violation | undefined,
): Promise<Place> {
  const named = siteId === undefined ? await sites.named(tx, organizationId, worksite) : null
  if (named) return at(named)
  if (siteId === undefined && violation?.siteId)
    return at({ id: violation.siteId, name: violation.siteName ?? '' })
  // A worksite of its own that is no site's name is kept as it was written.
  const site = siteId === undefined && worksite ? null : await sites.forNew(tx, organizationId, siteId)
  return site ? at(site) : { siteId: null, worksite: worksite || (violation?.location ?? '') }
}

/** Where a task is after a change. A text that is no site's name takes it off its site. */
export async function placeAfter(
  tx: ReadHandle,
  sites: SitesService,
  organizationId: string,
  before: { task: StoredTask; siteName: string | null },
  { siteId, worksite }: Given,
): Promise<Partial<Place>> {
  const { task, siteName } = before
  if (siteId !== undefined && siteId !== task.siteId)
    return siteId === null
      ? { siteId, worksite: worksite ?? '' }
      : at(await sites.requireActive(tx, organizationId, siteId))
  if (worksite === undefined || worksite === (siteName ?? task.worksite)) return {}
  const named = await sites.named(tx, organizationId, worksite)
  return named ? at(named) : { siteId: null, worksite }
}
