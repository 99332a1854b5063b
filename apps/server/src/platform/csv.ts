import { Readable } from 'node:stream'
import { csvHead, csvRows } from '@plumbline/domain'
import type { FastifyReply } from 'fastify'
import { attachment } from './http/attachment'

export { toCsv } from '@plumbline/domain'

/** A CSV file, written as the rows come in. */
export async function* csvLines(header: string[], batches: AsyncIterable<unknown[][]>) {
  yield csvHead(header)
  for await (const rows of batches) if (rows.length > 0) yield csvRows(rows)
}

export type CsvFile = { name: string; header: string[]; rows: AsyncIterable<unknown[][]> }

/** Streams a file, so that a long list never is in memory as a whole. */
export const sendCsv = (reply: FastifyReply, { name, header, rows }: CsvFile) =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', attachment(name))
    .send(Readable.from(csvLines(header, rows)))

/** A point in time as spreadsheets read it; its column says that it is in UTC. */
export const csvTime = (iso: string | null) => iso?.slice(0, 16).replace('T', ' ') ?? ''
