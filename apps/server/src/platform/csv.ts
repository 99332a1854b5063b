import { Readable } from 'node:stream'
import { csvHead, csvRows } from '@plumbline/domain'
import type { Formatter, MessageKey } from '@plumbline/messages'
import type { FastifyReply } from 'fastify'
import { attachment } from './http/attachment'

export { toCsv } from '@plumbline/domain'

/** A CSV file, written as the rows come in. */
export async function* csvLines(header: string[], batches: AsyncIterable<unknown[][]>) {
  yield csvHead(header)
  for await (const rows of batches) if (rows.length > 0) yield csvRows(rows)
}

/** A column: its heading, and what a row has in it. */
export type CsvColumn<Row, Context = unknown> = {
  label: MessageKey<'export'>
  isTime?: true
  cell: (row: Row, context: Context) => unknown
}

type Content<Row, Context> = {
  name: string
  columns: readonly CsvColumn<Row, Context>[]
  batches: AsyncIterable<Row[]>
  formatter: Formatter
  context: Context
}

/** A file with these columns of the rows, whose headings are in the reader's language. */
export const csvFile = <Row, Context>({
  name,
  columns,
  batches,
  formatter,
  context,
}: Content<Row, Context>): CsvFile => ({
  name: `plumbline-${name}.csv`,
  header: columns.map(({ label, isTime }) => formatter.translate('export', label) + (isTime ? ' (UTC)' : '')),
  rows: cellsOf(columns, batches, context),
})

async function* cellsOf<Row, Context>(
  columns: readonly CsvColumn<Row, Context>[],
  batches: AsyncIterable<Row[]>,
  context: Context,
) {
  for await (const rows of batches) yield rows.map(row => columns.map(({ cell }) => cell(row, context)))
}

export type CsvFile = { name: string; header: string[]; rows: AsyncIterable<unknown[][]> }

/** Streams a file, so that a long list never is in memory as a whole. */
export const sendCsv = (reply: FastifyReply, { name, header, rows }: CsvFile) =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', attachment(name))
    .send(Readable.from(csvLines(header, rows)))

/** What belongs to a row as one cell, a line for each. */
export const csvDetails = (details: Record<string, unknown>) =>
  Object.entries(details)
    .map(([key, value]) => `${key}: ${value}`)
    .join('\n')

/** A point in time as spreadsheets read it; its column says that it is in UTC. */
export const csvTime = (iso: string | null) => iso?.slice(0, 16).replace('T', ' ') ?? ''
