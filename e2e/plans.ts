import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { dataDir } from './playwright.config'

/** As sales does it: the plan is agreed on, and no page sells it. */
export async function moveToEnterprise(organizationId: string) {
  const sockets = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[4]
  const client = new pg.Client({ host: sockets, user: 'plumbline', database: 'postgres' })
  await client.connect()
  await client.query(`update subscriptions set plan = 'enterprise' where organization_id = $1`, [
    organizationId,
  ])
  await client.end()
}
