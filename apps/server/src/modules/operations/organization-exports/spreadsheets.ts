import type { LocalizedMessage } from '@plumbline/contract'
import { type Formatter, loadFormatter, type MessageKey } from '@plumbline/messages'
import { csvLines, csvTime } from '../../../platform/csv'
import type { Transaction } from '../../../platform/db/client'
import type { Member } from '../../../platform/http/member'
import type { ViolationsExport } from '../../findings/violations/list/violation-export'
import type { ActivityService } from '../../insights/events/activity.service'
import { regulationFileColumns } from '../../library/regulations/print/regulation-files'
import type { TasksExport } from '../../work/tasks/task-export'
import { exportRowsRepository as source } from './export-rows.repository'
import { linesOf } from './json-lines'
import { type SpreadsheetName, spreadsheetQuery } from './spreadsheets.repository'

export type SpreadsheetDeps = {
  violationsExport: ViolationsExport
  tasksExport: TasksExport
  activity: ActivityService
}

type Row = Record<string, unknown>
type Heading = Extract<MessageKey<'export'>, `organization.${string}`>
type Field = Heading extends `organization.${infer Name}` ? Name : never

const times: ReadonlySet<Field> = new Set([
  'joined',
  'archived',
  'created',
  'time',
  'submitted',
  'decided',
  'taken',
])

/** Columns in their order, each a field of the query and a heading. */
const spreadsheets: Record<Exclude<SpreadsheetName, 'regulations'>, Field[]> = {
  members: ['name', 'email', 'title', 'role', 'joined'],
  sites: ['name', 'address', 'country', 'state', 'timeZone', 'industry', 'archived', 'created', 'id'],
  analyses: ['created', 'file', 'kind', 'site', 'area', 'status', 'person', 'findings', 'summary', 'id'],
  files: ['id', 'file', 'kind', 'contentType', 'size', 'taken', 'created'],
  comments: ['task', 'time', 'author', 'comment', 'id'],
  suggestions: [
    'suggestion',
    'status',
    'priority',
    'due',
    'person',
    'submitted',
    'decidedBy',
    'decided',
    'reason',
    'id',
  ],
  conversations: ['conversation', 'person', 'author', 'time', 'text', 'id'],
}

const isMessage = (value: unknown): value is LocalizedMessage =>
  typeof value === 'object' && value !== null && 'code' in value

function cellOf(value: unknown, isTime: boolean, formatter: Formatter) {
  if (isTime) return typeof value === 'string' ? csvTime(new Date(value).toISOString()) : ''
  if (Array.isArray(value)) return value.join(';')
  return isMessage(value) ? formatter.format(value) : value
}

async function* rowsOf(
  lines: AsyncIterable<string[]>,
  cells: (row: Row) => unknown[],
): AsyncGenerator<unknown[][]> {
  for await (const batch of lines) yield batch.map(line => cells(JSON.parse(line) as Row))
}

export type Spreadsheet = { name: string; content: AsyncIterable<string> }

/** The spreadsheets of an export one after the other, each read when the one before is written. */
export async function* spreadsheetsOf(
  tx: Transaction,
  member: Member,
  { violationsExport, tasksExport, activity }: SpreadsheetDeps,
): AsyncGenerator<Spreadsheet> {
  const formatter = await loadFormatter(member.language)
  const linesFor = (name: SpreadsheetName) =>
    linesOf(source.query(tx, spreadsheetQuery(name, member.organizationId)))
  for (const [name, fields] of Object.entries(spreadsheets) as [keyof typeof spreadsheets, Field[]][]) {
    const header = fields.map(
      field => formatter.translate('export', `organization.${field}`) + (times.has(field) ? ' (UTC)' : ''),
    )
    const cells = (row: Row) => fields.map(field => cellOf(row[field], times.has(field), formatter))
    yield { name, content: csvLines(header, rowsOf(linesFor(name), cells)) }
  }
  const cells = (row: Row) => regulationFileColumns.map(column => cellOf(row[column], false, formatter))
  yield {
    name: 'regulations',
    content: csvLines([...regulationFileColumns], rowsOf(linesFor('regulations'), cells)),
  }
  const lists = {
    violations: await violationsExport.csv(member, { sort: 'newest', dismissed: 'show', kind: 'all' }),
    tasks: await tasksExport.csv(member, { sort: 'newest' }),
    activity: await activity.csv(member, {}),
  }
  for (const [name, { header, rows }] of Object.entries(lists))
    yield { name, content: csvLines(header, rows) }
}
