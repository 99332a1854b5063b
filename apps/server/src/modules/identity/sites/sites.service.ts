import { randomUUID } from 'node:crypto'
import {
  type BodyOf,
  type CountryCode,
  type createSite,
  defaultPpe,
  type Industry,
  type listSites,
  type Region,
  type ResponseOf,
  type Site,
  type updateSite,
} from '@plumbline/contract'
import type { SiteRules } from '@plumbline/domain'
import { type Law, lawOf } from '@plumbline/knowledge/laws/law'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Clock } from '../../../platform/clock'
import type { Database, Transaction } from '../../../platform/db/client'
import { isDuplicate } from '../../../platform/db/database-errors'
import { AppError, notFound } from '../../../platform/http/errors'
import type { Member } from '../../../platform/http/member'
import type { BillingService } from '../../billing/billing/billing.service'
import type { QuotaService } from '../../billing/billing/quota.service'
import { sharedRules } from './shared-rules'
import { type SiteWithUse, type StoredSite, sitesRepository as sites } from './sites.repository'

export type { StoredSite }
export type SitesDeps = {
  db: Database
  clock: Clock
  billing: BillingService
  quota: QuotaService
  /** Tables that may have something of a site, which then can't be deleted. */
  tablesAtSites: readonly PgTable[]
}

/** Only regions that are one country. */
const countryOf: Partial<Record<Region, CountryCode>> = { us: 'US', ca: 'CA', uk: 'GB', au: 'AU' }

type FirstSite = { name: string; region?: Region | undefined; industry: Industry }

export class SitesService {
  private readonly deps: SitesDeps
  constructor(deps: SitesDeps) {
    this.deps = deps
  }

  async list({ organizationId }: Member): Promise<ResponseOf<typeof listSites>> {
    const { read } = this.deps.db
    const items = (await sites.list(read, organizationId, this.deps.tablesAtSites)).map(present)
    return { items, limit: await this.deps.billing.limitOf(read, organizationId, 'sites') }
  }

  search({ organizationId }: Member, text: string, limit: number): Promise<StoredSite[]> {
    return sites.search(this.deps.db.read, organizationId, text, limit)
  }

  get(member: Member, id: string): Promise<Site> {
    return this.view(this.deps.db.read, member, id)
  }

  create(member: Member, body: BodyOf<typeof createSite>): Promise<Site> {
    return this.write(body.name, async tx => {
      await this.requireRoom(tx, member.organizationId)
      const id = await this.add(tx, member.organizationId, body)
      return this.view(tx, member, id)
    })
  }

  /** The plan's limit is never below one, so that a new organization has room for its first site. */
  createFirst(tx: Transaction, organizationId: string, { name, region, industry }: FirstSite) {
    const country = (region && countryOf[region]) ?? null
    const unknown = { address: '', state: null, timeZone: null, latitude: null, longitude: null }
    return this.add(tx, organizationId, { name, country, industry, ...unknown })
  }

  /** One that nobody has changed since it was made at sign-up. */
  async confirmFirst(tx: Transaction, organizationId: string, { region, industry }: Omit<FirstSite, 'name'>) {
    const [site, ...others] = await sites.all(tx, organizationId)
    if (!site || others.length > 0 || site.version > 1) return
    const country = (region && countryOf[region]) ?? null
    await sites.update(tx, organizationId, site.id, {
      country,
      industry,
      ppe: defaultPpe(industry),
      updatedAt: this.deps.clock.now(),
    })
  }

  update(member: Member, id: string, { version, ...changes }: BodyOf<typeof updateSite>): Promise<Site> {
    return this.write(changes.name, async tx => {
      const before = await this.lockOr404(tx, member, id)
      if (version !== undefined && version !== before.version)
        throw new AppError('version_conflict', { current: await this.view(tx, member, id) })
      await sites.update(tx, member.organizationId, id, { ...changes, updatedAt: this.deps.clock.now() })
      if (changes.timeZone) await this.deps.quota.useTimeZone(tx, member.organizationId, changes.timeZone)
      return this.view(tx, member, id)
    })
  }

  archive(member: Member, id: string): Promise<Site> {
    return this.deps.db.transaction(async tx => {
      const site = await this.lockOr404(tx, member, id)
      const now = this.deps.clock.now()
      if (!site.archivedAt)
        await sites.update(tx, member.organizationId, id, { archivedAt: now, updatedAt: now })
      return this.view(tx, member, id)
    })
  }

  restore(member: Member, id: string): Promise<Site> {
    return this.deps.db.transaction(async tx => {
      const site = await this.lockOr404(tx, member, id)
      if (site.archivedAt) {
        await this.requireRoom(tx, member.organizationId)
        const updatedAt = this.deps.clock.now()
        await sites.update(tx, member.organizationId, id, { archivedAt: null, updatedAt })
      }
      return this.view(tx, member, id)
    })
  }

  remove(member: Member, id: string): Promise<Record<string, never>> {
    return this.deps.db.transaction(async tx => {
      // An upload that is just being added holds the row, so that it is seen here once the lock is ours.
      const { name } = await this.lockOr404(tx, member, id)
      const { inUse } = await this.view(tx, member, id)
      if (inUse) throw new AppError('site_in_use', { params: { name } })
      await sites.remove(tx, member.organizationId, id)
      return {}
    })
  }

  /** Archived ones too: what was found there keeps its rules. */
  all(tx: ReadHandle, organizationId: string): Promise<StoredSite[]> {
    return sites.all(tx, organizationId)
  }

  countActive(tx: ReadHandle, organizationId: string): Promise<number> {
    return sites.countActive(tx, organizationId)
  }

  find(tx: ReadHandle, organizationId: string, id: string) {
    return sites.find(tx, organizationId, id)
  }

  /** The site that something new belongs to: the one given, or the only one there is where none is. */
  async forNew(
    tx: ReadHandle,
    organizationId: string,
    given: string | null | undefined,
  ): Promise<StoredSite | null> {
    if (given === null) return null
    if (given !== undefined) return this.requireActive(tx, organizationId, given)
    const [only, other] = await sites.active(tx, organizationId, 2)
    return only && !other ? only : null
  }

  /** The rules that all active sites have in common: those of the only one, or of one law. */
  async shared(tx: ReadHandle, organizationId: string): Promise<SiteRules | null> {
    const all = await sites.all(tx, organizationId)
    return sharedRules(all.filter(({ archivedAt }) => archivedAt === null))
  }

  /** 404 for one that isn't the organization's own, 409 for one that is archived. */
  async requireActive(tx: ReadHandle, organizationId: string, id: string): Promise<StoredSite> {
    const site = await sites.find(tx, organizationId, id)
    if (!site) throw notFound()
    if (site.archivedAt) throw new AppError('site_archived', { params: { name: site.name } })
    return site
  }

  /** The active site that a worksite written as text means. */
  async named(tx: ReadHandle, organizationId: string, name: string): Promise<StoredSite | null> {
    const site = name ? await sites.findByName(tx, organizationId, name) : undefined
    return site && !site.archivedAt ? site : null
  }

  /** Without a look at the plan's limit: `create` is for people. */
  async add(tx: Transaction, organizationId: string, site: BodyOf<typeof createSite>) {
    const id = randomUUID()
    const now = this.deps.clock.now()
    const ppe = site.ppe ?? defaultPpe(site.industry)
    await sites.insert(tx, { ...site, ppe, id, organizationId, createdAt: now, updatedAt: now })
    if (site.timeZone) await this.deps.quota.useTimeZone(tx, organizationId, site.timeZone)
    return id
  }

  private requireRoom(tx: Transaction, organizationId: string) {
    const count = () => sites.countActive(tx, organizationId)
    return this.deps.billing.requireRoom(tx, organizationId, 'sites', count)
  }

  private async write<T>(name: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
    try {
      return await this.deps.db.transaction(work)
    } catch (error) {
      if (isDuplicate(error, 'sites_name')) throw new AppError('site_exists', { params: { name } })
      throw error
    }
  }

  private async lockOr404(tx: Transaction, member: Member, id: string) {
    const site = await sites.lock(tx, member.organizationId, id)
    if (!site) throw notFound()
    return site
  }

  private async view(tx: ReadHandle, member: Member, id: string): Promise<Site> {
    const site = await sites.findWithUse(tx, member.organizationId, id, this.deps.tablesAtSites)
    if (!site) throw notFound()
    return present(site)
  }
}

const present = ({ organizationId, ...site }: SiteWithUse): Site => ({
  ...site,
  law: presentLaw(lawOf(site)),
  archivedAt: site.archivedAt?.toISOString() ?? null,
  createdAt: site.createdAt.toISOString(),
  updatedAt: site.updatedAt.toISOString(),
})

const presentLaw = (law: Law | null) => law && { id: law.id, agency: law.statePlan?.agency ?? null }
