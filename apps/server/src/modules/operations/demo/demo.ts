import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Clock, days, later } from '../../../platform/clock'
import type { Database, Transaction } from '../../../platform/db/client'
import type { Jobs } from '../../../platform/jobs/jobs'
import { hashPassword } from '../../../platform/secrets'
import type { AnalysisService } from '../../capture/analysis/analysis.service'
import type { MediaService } from '../../capture/media/media.service'
import { saveLocalFile } from '../../capture/media/save-upload'
import type { OrganizationsService } from '../../identity/organizations/organizations.service'
import type { SitesService, StoredSite } from '../../identity/sites/sites.service'
import type { UsersService } from '../../identity/users/users.service'
import { crew, DEMO_PASSWORD, type DemoAccount, founder, newcomer } from './crew'
import { holdConversations } from './demo.jobs'
import { demoRepository } from './demo.repository'
import type { Cast, DemoPerson } from './history/cast'
import { demoHistory } from './history/demo-history'
import { insertHistory } from './history/history-rows'
import { seededRandom } from './history/random'
import { profiles, type SiteKey } from './history/sites'
import type { PhotoFiles } from './photos/photo-file'
import { readPhotos } from './photos/photo-files'

/** By then the sample pictures have been looked at, which people wait for after the first start. */
const AFTER_SAMPLES_S = 90
const HISTORY_SEED = 29
const ORGANIZATION_AGE = days(366)

export type SampleDeps = {
  db: Database
  users: UsersService
  analysis: AnalysisService
  sites: SitesService
  samples: string
  uploadFolder: string
}

/** The demo organization's results are real: the sample pictures go the way of any upload. */
export async function analyzeSamples({ db, users, analysis, sites, samples, uploadFolder }: SampleDeps) {
  const pictures = existsSync(samples) ? readdirSync(samples).filter(name => name.endsWith('.jpg')) : []
  const owner = await users.findByEmail(db.read, founder.email)
  if (!owner?.currentOrganizationId) return
  const uploader = { userId: owner.id, organizationId: owner.currentOrganizationId }
  const site = await sites.named(db.read, uploader.organizationId, profiles.tower.site.name)
  for (const name of pictures) {
    const upload = await saveLocalFile(join(samples, name), uploadFolder)
    await analysis.start(uploader, upload, { force: true, siteId: site?.id })
  }
}

export type DemoDeps = {
  db: Database
  clock: Clock
  users: UsersService
  organizations: OrganizationsService
  sites: SitesService
  media: MediaService
  jobs: Jobs
  /** The folder of the sample pictures. */
  samples: string
}

/** Accounts to look around with: a crew on the premium plan, with a year behind it, and a newcomer. Done once. */
export async function seedAccounts(deps: DemoDeps) {
  const { db, clock, users, organizations } = deps
  if (await users.findByEmail(db.read, newcomer.email)) return false
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const photos = await readPhotos(deps.samples)

  const open = (tx: Transaction, { email, name, title }: DemoAccount, onboarded: boolean) => {
    const at = onboarded ? clock.now() : null
    return users.create(tx, { email, passwordHash, name, title, emailVerifiedAt: at, onboardedAt: at })
  }

  await db.transaction(async tx => {
    const people = new Map<string, DemoPerson>()
    for (const account of crew) {
      const id = await open(tx, account, true)
      people.set(account.email.replace(/@.*/, ''), { id, name: account.name, role: account.role })
    }
    await seedOrganization(deps, tx, people, photos)
    await deps.jobs.enqueue(tx, holdConversations, {}, { afterSeconds: AFTER_SAMPLES_S })
    const free = await open(tx, newcomer, false)
    await organizations.create(tx, free, {
      name: 'Novak Roofing',
      industry: 'construction',
      companySize: 'small',
      worksite: 'Mill Street',
      region: 'us',
    })
  })
  return true
}

async function seedOrganization(
  { clock, organizations, sites, media }: DemoDeps,
  tx: Transaction,
  people: ReadonlyMap<string, DemoPerson>,
  photos: PhotoFiles | null,
) {
  const person = (name: string) => {
    const found = people.get(name)
    if (!found) throw new Error(`nobody of the crew is called ${name}`)
    return found
  }
  const { id: organizationId } = person('admin')
  await organizations.create(
    tx,
    organizationId,
    {
      name: 'Northside Build (demo data)',
      industry: 'construction',
      companySize: 'small',
      worksite: profiles.tower.site.name,
    },
    { tier: 'premium', siteLimit: 10 },
  )
  for (const { id, role } of people.values())
    if (id !== organizationId) await organizations.join(tx, organizationId, id, role)
  const now = clock.now()
  await demoRepository.showFaces(tx, organizationId)
  await demoRepository.describeSite(tx, organizationId, profiles.tower.site)
  for (const key of ['warehouse', 'school'] as const) await sites.add(tx, organizationId, profiles[key].site)
  await demoRepository.backdate(tx, organizationId, later(now, -ORGANIZATION_AGE))

  const stored = await sites.all(tx, organizationId)
  const site = (key: SiteKey): StoredSite => {
    const found = stored.find(({ name }) => name === profiles[key].site.name)
    if (!found) throw new Error(`the site ${key} is missing`)
    return found
  }
  const cast: Cast = {
    organizationId,
    sites: { tower: site('tower'), warehouse: site('warehouse'), school: site('school') },
    person,
    people: [...people.values()],
    random: seededRandom(HISTORY_SEED),
    photos,
    now,
  }
  const history = demoHistory(cast)
  for (const { id, fileName } of history.media) {
    const file = [...(photos?.values() ?? [])].find(({ name }) => name === fileName)
    if (file) await media.writeFiles({ organizationId, id }, file.original, file.copies)
  }
  await insertHistory(tx, history)
}
