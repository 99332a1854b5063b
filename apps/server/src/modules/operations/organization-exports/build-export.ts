import { Readable } from 'node:stream'
import type { MediaType } from '@plumbline/domain'
import { loadFormatter } from '@plumbline/messages'
import type { Clock } from '../../../platform/clock'
import type { Database, Transaction } from '../../../platform/db/client'
import type { Member } from '../../../platform/http/member'
import type { Storage } from '../../../platform/storage/storage'
import type { MediaService } from '../../capture/media/media.service'
import type { ViolationListsService } from '../../findings/violations/list/violation-list.service'
import { ownedTables, tablesLeftOut } from '../../tables'
import { ArchiveWriter } from './archive-writer'
import { exportRowsRepository as source } from './export-rows.repository'
import { jsonArray } from './json-lines'
import { FORMAT, FORMAT_VERSION, FORMER_MEMBERS, MANIFEST, type Manifest } from './manifest'
import { type SpreadsheetDeps, spreadsheetsOf } from './spreadsheets'

export type BuildDeps = SpreadsheetDeps & {
  db: Database
  clock: Clock
  storage: Storage
  version: string
  media: MediaService
  violationLists: ViolationListsService
}
export type Built = { rows: number; files: number; byteSize: number }
export type Progress = (progress: number) => Promise<void>
type Media = Awaited<ReturnType<MediaService['files']>>

/** Rows are the smaller part of most exports. */
const ROWS_SHARE = 0.3
/** Thumbnail, display copy and original. */
const FILES_PER_MEDIUM = 3

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'video/mp4': '.mp4',
  'video/quicktime': '.mov',
  'audio/wav': '.wav',
  'audio/mp4': '.m4a',
  'audio/mpeg': '.mp3',
  'audio/ogg': '.ogg',
  'audio/webm': '.webm',
} satisfies Record<MediaType, string>

/** Writes everything that the organization owns into a file at `path`. */
export async function buildExport(
  deps: BuildDeps,
  member: Member,
  path: string,
  onProgress: Progress,
): Promise<Built> {
  const archive = new ArchiveWriter(path, deps.clock.now())
  try {
    // What is in the archive can't be taken out again; the job that runs this starts over with a new one.
    const { tables, media } = await deps.db.transaction(
      tx => addRows(tx, deps, member, archive, onProgress),
      { retry: false },
    )
    const files = await addFiles(deps, member.organizationId, media, archive, onProgress)
    const { translate } = await loadFormatter(member.language)
    await archive.add('README.txt', translate('export', 'organization.readme'))
    const manifest: Manifest = {
      format: FORMAT,
      formatVersion: FORMAT_VERSION,
      product: deps.version,
      createdAt: deps.clock.now().toISOString(),
      organizationId: member.organizationId,
      tables,
      files,
      omittedColumns: ownedTables.flatMap(({ name, omitted = [] }) =>
        omitted.map(column => `${name}.${column}`),
      ),
      tablesLeftOut,
    }
    await archive.add(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`)
    const byteSize = await archive.finish()
    return { rows: tables.reduce((sum, { rows }) => sum + rows, 0), files, byteSize }
  } catch (error) {
    archive.abort()
    throw error
  }
}

async function addRows(
  tx: Transaction,
  deps: BuildDeps,
  member: Member,
  archive: ArchiveWriter,
  onProgress: Progress,
): Promise<{ tables: Manifest['tables']; media: Media }> {
  await source.beginSnapshot(tx)
  const { organizationId } = member
  const columnsOf = await source.columns(tx)
  const tables: Manifest['tables'] = []
  const addTable = async (name: string, columns: string[], rows: AsyncIterable<Buffer>) => {
    const counted = { name, columns, rows: 0 }
    const content = jsonArray(rows, count => {
      counted.rows += count
    })
    await archive.add(`data/${name}.json`, Readable.from(content))
    tables.push(counted)
    await onProgress((ROWS_SHARE * tables.length) / (ownedTables.length + 1))
  }
  for (const table of ownedTables) {
    const columns = (columnsOf.get(table.name) ?? []).filter(column => !table.omitted?.includes(column))
    await addTable(table.name, columns, source.rows(tx, organizationId, table, columns))
  }
  const former = await source.formerMembers(tx, organizationId)
  await addTable(FORMER_MEMBERS, ['id', 'first_name', 'last_name'], former)
  for await (const { name, content } of spreadsheetsOf(tx, member, deps))
    await archive.add(`csv/${name}.csv`, Readable.from(content))
  return { tables, media: await deps.media.files(tx, organizationId) }
}

/** Only the files of media that were exported: what was uploaded since then is in the next export. */
async function addFiles(
  { storage }: BuildDeps,
  organizationId: string,
  media: Media,
  archive: ArchiveWriter,
  onProgress: Progress,
): Promise<number> {
  const known = new Map(media.map(medium => [medium.id, medium]))
  const prefix = `${organizationId}/`
  let files = 0
  for await (const { key } of storage.list(prefix)) {
    const [id = '', name = ''] = key.slice(prefix.length).split('/')
    const medium = known.get(id)
    if (!medium) continue
    const type =
      name === 'original' ? medium.contentType : name === 'display' ? medium.displayType : 'image/jpeg'
    await archive.add(`files/${id}/${name}${extensions[type ?? ''] ?? ''}`, await storage.read(key), {
      compress: false,
    })
    files++
    await onProgress(ROWS_SHARE + (1 - ROWS_SHARE) * Math.min(1, files / (media.length * FILES_PER_MEDIUM)))
  }
  return files
}
