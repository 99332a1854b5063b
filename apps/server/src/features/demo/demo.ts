import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Role } from '@plumbline/contract'
import type { Clock } from '../../platform/clock'
import type { Database, Transaction } from '../../platform/db/client'
import { hashPassword } from '../../platform/secrets'
import type { AnalysisService } from '../analysis/analysis.service'
import { saveLocalFile } from '../media/save-upload'
import type { OrganizationsService } from '../organizations/organizations.service'
import type { SitesService } from '../sites/sites.service'
import type { UsersService } from '../users/users.service'

export const DEMO_PASSWORD = 'plumbline-demo'

type DemoAccount = { email: string; name: string; title: string; role: Role }

const crew: DemoAccount[] = [
  { email: 'admin@plumbline.example', name: 'Alex Morgan', title: 'Owner', role: 'admin' },
  { email: 'manager@plumbline.example', name: 'Mara Lindqvist', title: 'Safety manager', role: 'manager' },
  { email: 'worker@plumbline.example', name: 'Wale Adeyemi', title: 'Foreman', role: 'user' },
]
const newcomer: DemoAccount = {
  email: 'free@plumbline.example',
  name: 'Frida Novak',
  title: 'Site lead',
  role: 'admin',
}

/** Where the sample pictures were taken. */
const TOWER = 'Harbor Tower'

export const demoAccounts = [...crew, newcomer]

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
  const [{ email }] = crew as [DemoAccount]
  const founder = await users.findByEmail(db.read, email)
  if (!founder?.currentOrganizationId) return
  const uploader = { userId: founder.id, organizationId: founder.currentOrganizationId }
  const site = await sites.named(db.read, uploader.organizationId, TOWER)
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
}

/** Accounts to look around with: a crew on the premium plan and a newcomer on the free one. Done once. */
export async function seedAccounts({ db, clock, users, organizations, sites }: DemoDeps) {
  if (await users.findByEmail(db.read, newcomer.email)) return false
  const passwordHash = await hashPassword(DEMO_PASSWORD)

  const open = (tx: Transaction, { email, name, title }: DemoAccount, onboarded: boolean) => {
    const at = onboarded ? clock.now() : null
    return users.create(tx, { email, passwordHash, name, title, emailVerifiedAt: at, onboardedAt: at })
  }

  await db.transaction(async tx => {
    const [founder, ...others] = crew as [DemoAccount, ...DemoAccount[]]
    const home = await open(tx, founder, true)
    await organizations.create(
      tx,
      home,
      {
        name: 'Northside Build',
        industry: 'construction',
        companySize: 'small',
        worksite: TOWER,
        region: 'us',
      },
      { tier: 'premium', siteLimit: 5 },
    )
    await sites.add(tx, home, {
      name: 'Riverside Warehouse',
      address: '400 Dock Road, Long Beach, CA 90802',
      country: 'US',
      state: 'US-CA',
      timeZone: 'America/Los_Angeles',
      latitude: 33.7544,
      longitude: -118.2165,
      industry: 'transportation',
    })
    for (const account of others)
      await organizations.join(tx, home, await open(tx, account, true), account.role)
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
