import type { Workplace } from '@plumbline/assistant'
import type { DetailLevel, Framework, Language, Region } from '@plumbline/contract'
import type { Industry, SiteRules } from '@plumbline/domain'
import { profiles } from '@plumbline/languages/lists/profiles'
import type { Database } from '../../../platform/db/client'
import type { Member } from '../../../platform/http/member'
import type { OrganizationsService } from '../../identity/organizations/organizations.service'
import type { SitesService } from '../../identity/sites/sites.service'
import type { UsersService } from '../../identity/users/users.service'

export type WorkplaceDeps = {
  db: Database
  sites: SitesService
  users: UsersService
  organizations: OrganizationsService
}

const countries: Readonly<Partial<Record<Region, string>>> = {
  us: 'US',
  uk: 'GB',
  au: 'AU',
  ca: 'CA',
  eu: 'EU',
}

type Known = {
  shared: Pick<SiteRules, 'country' | 'state' | 'industry'> | null
  region: Region | undefined
  language: Language
  industry: Industry
}

/** Where the person who asks works, as far as it is known. */
function workplaceIn({ shared, region, language, industry }: Known): Workplace {
  if (shared?.country) return { country: shared.country, state: shared.state, industry: shared.industry }
  const isWide = region === 'eu' || region === 'asia'
  const country = (isWide && profiles[language].home?.country) || (region && countries[region]) || null
  return { country, state: null, industry: shared?.industry ?? industry }
}

/** What a person's settings say about answers. */
export type ReaderSettings = { detail: DetailLevel; framework: Framework }

/** The site given, else what the organization's sites share, else what the account says. */
export async function workplaceOf(
  { db, sites, users, organizations }: WorkplaceDeps,
  { organizationId, userId, language }: Member,
  siteId: string | null,
): Promise<Workplace> {
  const site = siteId ? await sites.find(db.read, organizationId, siteId) : null
  const [shared, user, { industry }] = await Promise.all([
    site ?? sites.shared(db.read, organizationId),
    users.find(db.read, userId),
    organizations.settings(db.read, organizationId),
  ])
  return workplaceIn({ shared, region: user?.region, language, industry })
}

export async function readerSettings(
  { db, users }: Pick<WorkplaceDeps, 'db' | 'users'>,
  { userId }: Member,
): Promise<ReaderSettings> {
  const user = await users.find(db.read, userId)
  return { detail: user?.detailLevel ?? 'standard', framework: user?.framework ?? 'multiple' }
}
