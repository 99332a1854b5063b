import { buffer } from 'node:stream/consumers'
import type { Clock } from '../../../platform/clock'
import type { Database, Transaction } from '../../../platform/db/client'
import { isCommitUnknown } from '../../../platform/db/database-errors'
import type { Jobs } from '../../../platform/jobs/jobs'
import { hashPassword, newToken } from '../../../platform/secrets'
import { freeBytes } from '../../../platform/storage/free-bytes'
import type { Storage } from '../../../platform/storage/storage'
import { embedLibrary } from '../../library/regulations/library/library.service'
import { ownedTables } from '../../tables'
import { ArchiveReader, ImportError } from './archive-reader'
import { exportRowsRepository as source } from './export-rows.repository'
import { type Imported, importRowsRepository as target } from './import-rows.repository'
import { rowsOf } from './json-lines'
import { FORMAT_VERSION, FORMER_MEMBERS, MANIFEST, Manifest } from './manifest'

/** An analysis of a long video is a few megabytes. */
const MAX_ROW_BYTES = 64 * 1024 * 1024
/** Rows that are stored at a time. */
const MAX_BATCH_BYTES = 4 * 1024 * 1024

/** Accounts at a payment provider and what was used of a plan mean nothing here, where nothing was paid. */
const ofPayments: ReadonlySet<string> = new Set([
  'usage_ledger',
  'payment_accounts',
  'test_checkouts',
  'test_subscriptions',
  'test_invoices',
])

export type OrganizationImportDeps = {
  db: Database
  clock: Clock
  jobs: Jobs
  storage: Storage
  config: { dataDir: string; s3: unknown }
}

export type ImportSummary = {
  organizationId: string
  rows: number
  files: number
  /** Links to regulations that this release's library doesn't have. */
  leftOut: number
}

/** Puts an export into this installation, all of it or nothing. */
export class OrganizationImport {
  private readonly deps: OrganizationImportDeps
  constructor(deps: OrganizationImportDeps) {
    this.deps = deps
  }

  async run(path: string): Promise<ImportSummary> {
    const archive = await ArchiveReader.open(path)
    try {
      const manifest = await readManifest(archive)
      await archive.verify()
      await this.requireRoom(archive)
      return await this.store(archive, manifest)
    } finally {
      archive.close()
    }
  }

  /** Files first: rows that point to nothing would be seen at once, files without rows by nobody. */
  private async store(archive: ArchiveReader, manifest: Manifest): Promise<ImportSummary> {
    const { db, storage } = this.deps
    const { organizationId } = manifest
    const prefix = `${organizationId}/`
    if (await db.transaction(tx => target.exists(tx, organizationId)))
      throw new ImportError('This installation already has this organization.')
    try {
      const files = await this.storeFiles(archive, prefix)
      const counts = await db.transaction(tx => this.storeRows(tx, archive, manifest))
      return { organizationId, files, ...counts }
    } catch (error) {
      if (!isCommitUnknown(error)) await storage.removeAll(prefix)
      throw readable(error)
    }
  }

  private async storeRows(tx: Transaction, archive: ArchiveReader, manifest: Manifest) {
    const { organizationId } = manifest
    const passwordHash = await hashPassword(newToken())
    const imported: Imported = { organizationId, passwordHash, now: this.deps.clock.now() }
    await target.begin(tx)
    requireKnown(manifest, await source.columns(tx))
    const counts = { rows: 0, leftOut: 0 }
    for (const table of ownedTables) {
      const listed = manifest.tables.find(({ name }) => name === table.name)
      if (!listed || ofPayments.has(table.name)) continue
      // Rows name them, so they are here before any row.
      if (table.name === 'users')
        for await (const rows of batchesOf(archive, FORMER_MEMBERS))
          await target.insertFormerMembers(tx, rows, imported)
      let stored = 0
      for await (const rows of batchesOf(archive, table.name)) {
        const result = await target.insert(tx, table, listed.columns, rows, imported)
        if (result.own !== rows.length)
          throw new ImportError(`data/${table.name}.json has rows of another organization.`)
        stored += result.stored
        counts.leftOut += result.own - result.stored
      }
      counts.rows += stored
    }
    await target.moveSequences(tx)
    await this.deps.jobs.enqueue(tx, embedLibrary, { library: organizationId })
    return counts
  }

  private async storeFiles(archive: ArchiveReader, prefix: string): Promise<number> {
    const names = archive.names().filter(name => name.startsWith('files/'))
    for (const name of names) {
      const [, id, file = ''] = name.split('/')
      // Uploads are small enough to be in memory one at a time.
      await this.deps.storage.write(
        `${prefix}${id}/${file.split('.')[0]}`,
        await buffer(await archive.read(name)),
      )
    }
    return names.length
  }

  private async requireRoom(archive: ArchiveReader) {
    const { dataDir, s3 } = this.deps.config
    if (s3) return
    if (archive.bytesBelow('files/') > (await freeBytes(dataDir)))
      throw new ImportError(`There isn't enough room in ${dataDir}.`)
  }
}

async function readManifest(archive: ArchiveReader): Promise<Manifest> {
  const text = await archive.readText(MANIFEST)
  const read = Manifest.safeParse(parsed(text))
  if (!read.success) throw new ImportError("This ZIP file isn't an export of an organization.")
  const { formatVersion } = read.data
  if (formatVersion !== FORMAT_VERSION)
    throw new ImportError(
      `This export has format ${formatVersion}; this release reads format ${FORMAT_VERSION}.`,
    )
  return read.data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** An export of an earlier release lacks columns, which get their defaults; one of a later release has too many. */
function requireKnown({ tables, product }: Manifest, columnsOf: Map<string, string[]>) {
  for (const { name, columns } of tables) {
    const known = name === FORMER_MEMBERS ? columns : columnsOf.get(name)
    const isListed = name === FORMER_MEMBERS || ownedTables.some(table => table.name === name)
    const unknown = columns.find(column => !known?.includes(column))
    if (!isListed || unknown !== undefined)
      throw new ImportError(`This export is from Plumbline ${product}. Update this installation first.`)
  }
}

/** Rows of about equal length in bytes together, so that long ones never add up. */
async function* batchesOf(archive: ArchiveReader, table: string): AsyncGenerator<string[]> {
  let batch: string[] = []
  let bytes = 0
  for await (const rows of rowsOf(await archive.read(`data/${table}.json`), MAX_ROW_BYTES))
    for (const row of rows) {
      batch.push(row)
      bytes += row.length
      if (bytes < MAX_BATCH_BYTES) continue
      yield batch
      batch = []
      bytes = 0
    }
  if (batch.length > 0) yield batch
}

const UNIQUE_VIOLATION = '23505'

/** The database's own words for a key that is taken name it, which is what the operator needs. */
function readable(error: unknown) {
  if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION && 'detail' in error)
    return new ImportError(`Something of this export is already here: ${error.detail}`)
  return error
}
