import type { Language, Region } from '@plumbline/contract'
import { defaultPpe, type Industry, type SiteRules } from '@plumbline/domain'
import { profiles } from '@plumbline/languages/lists/profiles'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import type { Member } from '../../../platform/http/member'
import type { OrganizationsService } from '../../identity/organizations/organizations.service'
import type { SitesService } from '../../identity/sites/sites.service'
import type { UsersService } from '../../identity/users/users.service'

type Deps = { sites: SitesService; users: UsersService; organizations: OrganizationsService }

const byRegion: Partial<Record<Region, string>> = { us: 'US', ca: 'CA', uk: 'GB', au: 'AU', eu: 'EU' }

/** The country a person's settings mean; undefined where they leave it open. */
function countryOf(region: Region | undefined, language: Language): string | undefined {
  const { home } = profiles[language]
  if (home && home.region === region) return home.country
  return region && byRegion[region]
}

/**
 * Whose rules an analysis is judged by when a person says that it shows a worksite: those of its site, those that the
 * organization's sites have in common, those of the person's country, and US construction where nothing is known.
 */
export async function assumedRules(
  { sites, users, organizations }: Deps,
  tx: ReadHandle,
  { organizationId, userId, language }: Member,
  siteId: string | null,
): Promise<SiteRules> {
  const own = siteId ? await sites.find(tx, organizationId, siteId) : undefined
  const shared = own ?? (await sites.shared(tx, organizationId))
  if (own || shared?.country) return own ?? (shared as SiteRules)
  const user = await users.find(tx, userId)
  const country = countryOf(user?.region, language)
  if (!country) return { ...(shared ?? unknownSite('construction')), country: 'US', state: null }
  return {
    ...(shared ?? unknownSite((await organizations.settings(tx, organizationId)).industry)),
    country,
    state: null,
  }
}

/** Nobody said what has to be worn there. */
const unknownSite = (industry: Industry): SiteRules => ({
  country: null,
  state: null,
  industry,
  ppe: defaultPpe('general'),
})
