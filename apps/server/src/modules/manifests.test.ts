import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toCamelCase } from 'drizzle-orm/casing'
import { type ForeignKey, getTableConfig } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { fileOf } from '../platform/module'
import { useTestApp } from '../testing/harness'
import { sites } from './identity/sites/sites.tables'
import { modules } from './manifests'
import { tablesAtSites } from './tables'

const app = useTestApp()

/** Tables of the platform, which no module owns. */
const ofPlatform = ['migrations', 'rate_limits']

const declared = modules.flatMap(module =>
  module.tables.map(({ table, live }) => ({ file: fileOf(module), name: getTableConfig(table).name, live })),
)

/** The manifest that a table belongs in: that of the module whose folder has it. */
function manifestFor(table: string) {
  const paths = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  const path = paths.find(
    each =>
      each.endsWith('.tables.ts') &&
      new RegExp(`pgTable\\(\\s*'${table}'`).test(readFileSync(join(import.meta.dirname, each), 'utf8')),
  )
  return fileOf({ name: path?.split('/')[0] ?? '<module>' })
}

async function tablesWithoutOwner() {
  const { rows } = await app.db.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const owned = new Set([...ofPlatform, ...declared.map(({ name }) => name)])
  return rows
    .filter(({ name }) => !owned.has(name))
    .map(({ name }) => {
      const table = toCamelCase(name)
      return `${manifestFor(name)}: add exported(${table}) to tables, or notExported(${table}, 'why').`
    })
}

/** What is published about a table: the topic is the trigger's argument, or stands in its function. */
async function wrongLiveTopics() {
  const { rows } = await app.db.pool.query<{ name: string; topic: string }>(
    `select distinct tgrelid::regclass::text as name, coalesce(
       nullif(convert_from(trim(trailing '\\x00'::bytea from tgargs), 'utf8'), ''),
       substring(prosrc from '''topic'', ''(\\w+)''')
     ) as topic
     from pg_trigger join pg_proc on pg_proc.oid = tgfoid
     where not tgisinternal and prosrc like '%live_change%'`,
  )
  const publishes = ({ name, live }: { name: string; live?: string | undefined }) =>
    rows.some(row => row.name === name && row.topic === live)
  const missing = declared
    .filter(table => table.live && !publishes(table))
    .map(
      ({ file, name, live }) =>
        `${file} declares ${name} with live: '${live}'. Add to a migration: SELECT publish_changes_of('${name}', '${live}');`,
    )
  const undeclared = rows
    .filter(({ name, topic }) => !declared.some(table => table.name === name && table.live === topic))
    .map(({ name, topic }) => `${manifestFor(name)}: add live: '${topic}' to exported(${toCamelCase(name)}).`)
  return [...missing, ...undeclared]
}

test('every table is declared by the module that owns it', async () => {
  expect(await tablesWithoutOwner()).toEqual([])
})

test('changes of a table are published as its module declares it', async () => {
  expect(await wrongLiveTopics()).toEqual([])
  expect(declared.filter(({ live }) => live).length).toBeGreaterThan(20)
})

/** Its site is that of its violation. */
const SHARES_SITE = 'violation_rechecks'

const blocksDeletionOfSite = ({ reference, onDelete }: ForeignKey) =>
  reference().foreignTable === sites && onDelete !== 'cascade'

test('a site is in use while any table has rows of it', () => {
  const found = tablesAtSites.map(table => getTableConfig(table).name)
  const referring = modules.flatMap(({ tables }) =>
    tables
      .map(({ table }) => getTableConfig(table))
      .filter(({ foreignKeys }) => foreignKeys.some(blocksDeletionOfSite))
      .map(({ name }) => name),
  )
  expect(referring).toContain('tasks')
  const forgotten = referring.filter(name => name !== SHARES_SITE && !found.includes(name))
  expect(forgotten.map(name => `${name} needs an index that begins with organizationId and siteId.`)).toEqual(
    [],
  )
})

test('what is forgotten is named with its file', async () => {
  await app.db.pool.query('create table inspections (organization_id uuid)')
  expect(await tablesWithoutOwner()).toEqual([
    "apps/server/src/modules/<module>/<module>.module.ts: add exported(inspections) to tables, or notExported(inspections, 'why').",
  ])
  for (const event of ['insert', 'update', 'delete'])
    await app.db.pool.query(`drop trigger live_${event} on fixes`)
  await app.db.pool.query(`select publish_changes_of('media', 'analyses')`)
  expect(await wrongLiveTopics()).toEqual([
    "apps/server/src/modules/work/work.module.ts declares fixes with live: 'tasks'. Add to a migration: SELECT publish_changes_of('fixes', 'tasks');",
    "apps/server/src/modules/capture/capture.module.ts: add live: 'analyses' to exported(media).",
  ])
})
