import { once } from 'node:events'
import { request } from 'node:http'
import { json } from 'node:stream/consumers'
import * as contract from '@plumbline/contract'
import { beforeAll, expect, test } from 'vitest'
import { longestStallDuring, MAX_STALL_MS } from '../../../../testing/event-loop'
import { useTestApp } from '../../../../testing/harness'
import { watchMemory } from '../../../../testing/hostile-files'
import { importJson, record, startImport, useImporter } from '../../../../testing/imports'
import { listen } from '../../../../testing/live'
import { signUpOn } from '../../../../testing/plans'
import { type RepeatedBody, sendFromElsewhere } from '../../../../testing/remote-sender'
import { runImport } from './import.service'
import { ImportReader } from './import-reader'

const app = useTestApp()
const ana = useImporter(app)

const HEADER = 'title,regulation_code,summary,source'
/** Nothing but the file, and the text and the cells of what a thread reads. */
const MAX_MEMORY_MB = 300

let url: string
beforeAll(async () => {
  url = `${await listen(app)}/api/regulations/import`
  // What is loaded and compiled once is not measured.
  await importJson(app, ana, [record()])
  await send(asCsv({ head: `${HEADER}\n`, piece: 'a,b,c,d\n', times: 20_000 }))
})

type Body = { type: string; body: RepeatedBody }
const asJson = (body: RepeatedBody, type = 'application/json'): Body => ({ type, body })
const asCsv = ({ head = '', ...body }: RepeatedBody): Body => ({
  type: 'multipart/form-data; boundary=x',
  body: {
    ...body,
    head: `--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${head}`,
    tail: '\r\n--x--\r\n',
  },
})
const headersOf = (type: string) => ({ authorization: `Bearer ${ana.token}`, 'content-type': type })
const send = ({ type, body }: Body, copies = 1) =>
  sendFromElsewhere({ url, body, copies, headers: headersOf(type) })

/** The responses to a body, measured. */
async function measured(body: Body, copies?: number) {
  let responses: Awaited<ReturnType<typeof send>> = []
  const before = process.memoryUsage.rss() / 1024 / 1024
  const memory = watchMemory()
  const stall = await longestStallDuring(async () => {
    responses = await send(body, copies)
  })
  return { responses, stall, memory: memory.stop() - before }
}

const brackets = (type: string) => asJson({ piece: '[', times: 20_000_000 }, type)
const hostile: [string, Body, contract.ErrorCode][] = [
  ['brackets', brackets('application/json'), 'import_too_deep'],
  ['brackets under a type in capitals', brackets('application/JSON'), 'import_too_deep'],
  ['brackets as text', brackets('text/plain'), 'unsupported_type'],
  ['empty objects', asJson({ head: '[', piece: '{},', times: 6_000_000, tail: '{}]' }), 'import_too_complex'],
  [
    'numbers',
    asJson({ head: '[', piece: '0         ,', times: 1_800_000, tail: '0]' }),
    'import_too_many_rows',
  ],
  [
    'line breaks in a text of JSON',
    asJson({ head: '{"csv":"', piece: '\\n', times: 9_000_000, tail: '"}' }),
    'import_too_many_rows',
  ],
  ['empty columns', asCsv({ piece: ',', times: 19_000_000 }), 'import_too_many_columns'],
  [
    'empty columns below a header',
    asCsv({ head: `${HEADER}\n`, piece: ',', times: 19_000_000 }),
    'import_too_many_columns',
  ],
  ['line breaks', asCsv({ piece: '\n', times: 19_000_000 }), 'import_too_many_rows'],
  ['an open quote', asCsv({ head: `${HEADER}\n"`, piece: 'a,\n', times: 6_000_000 }), 'import_csv_broken'],
  [
    'line breaks of two kinds',
    asCsv({ head: `${HEADER}\r\n`, piece: `${','.repeat(98)}\n`, times: 190_000 }),
    'import_csv_rows',
  ],
]

test.each(hostile)('twenty megabytes of %s are rejected without a stall', async (_, body, code) => {
  const { responses, stall, memory } = await measured(body)
  expect(responses).toEqual([{ status: contract.errors[code].status, code }])
  expect(stall).toBeLessThan(MAX_STALL_MS)
  expect(memory).toBeLessThan(MAX_MEMORY_MB)
})

test('eight at once are rejected without a stall', async () => {
  const { responses, stall, memory } = await measured(brackets('application/JSON'), 8)
  const codes = responses.map(({ code }) => code)
  expect(codes).toContain('import_too_deep')
  expect(codes.filter(code => code !== 'import_too_deep' && code !== 'too_many')).toEqual([])
  expect(stall).toBeLessThan(MAX_STALL_MS)
  expect(memory).toBeLessThan(MAX_MEMORY_MB)
})

test('a large library is read, stored and reported without a stall', async () => {
  const summary = 'Every open edge above two meters has a guardrail. '.repeat(3)
  const valid = JSON.stringify(record({ regulation_code: 'ROW-#', summary }))
  const faulty = JSON.stringify(record({ title: '', summary, industry: 'x'.repeat(200) }))
  const list = { head: '[', piece: `${valid},${faulty},`, times: 20_000, tail: `${faulty}]` }
  const stall = await longestStallDuring(async () => {
    expect(await send(asJson(list))).toMatchObject([{ status: 202 }])
    await app.jobs.runDueJobs([runImport])
  })
  const { rows } = await app.db.pool.query(
    `select summary->'valid' valid, summary->'invalid' invalid, summary->'unlistedErrors' unlisted,
       (select count(*)::int from regulation_import_batches) batches
     from regulation_imports order by rows_total desc limit 1`,
  )
  expect(rows).toEqual([{ valid: 20_000, invalid: 20_001, unlisted: 19_001, batches: 0 }])
  expect(stall).toBeLessThan(MAX_STALL_MS)
})

test('one file of an organization is read at a time, four wait, and more are told to come back', async () => {
  const slow = request(url, { method: 'POST', headers: headersOf('application/json'), agent: false })
  slow.write('[')
  const counted = () => app.db.pool.query(`select from rate_limits where key like 'imports:organization%'`)
  await expect.poll(async () => (await counted()).rowCount).toBe(1)
  const codes: (string | undefined)[] = []
  const others = Array.from({ length: 5 }, async () => codes.push((await startImport(ana, 7)).code))
  await expect.poll(() => codes).toEqual(['too_many'])
  const ben = await signUpOn(app, 'pro')
  expect((await startImport(ben, [record()])).status).toBe(202)
  slow.end(']')
  const [response] = await once(slow, 'response')
  expect(await json(response)).toMatchObject({ code: 'import_no_valid_rows' })
  await Promise.all(others)
  expect(codes).toEqual(['too_many', ...Array.from({ length: 4 }, () => 'import_json_shape')])
})

test('an organization that imports again and again is told to wait, and another one is not', async () => {
  for (let count = 0; count < 60; count++) expect((await startImport(ana, 7)).code).toBe('import_json_shape')
  expect(await startImport(ana, [record()])).toMatchObject({ status: 429, code: 'too_many' })
  const ben = await signUpOn(app, 'pro')
  expect((await startImport(ben, [record()])).status).toBe(202)
})

test('a file that takes longer than its time, or more than its memory, is given up, and the next one is read', async () => {
  const parse = (reader: ImportReader, text: string) =>
    reader.parse({ pieces: [new Uint8Array(Buffer.from(text))], format: 'json' }, null)
  const small = new ImportReader({ maxHeapMb: 64, timeoutMs: 3_600_000 })
  const hasty = new ImportReader({ timeoutMs: 1 })
  try {
    const given = { rejection: { code: 'import_too_complex' } }
    await expect(parse(small, `[${'{},'.repeat(1_900_000)}{}]`)).rejects.toMatchObject(given)
    await expect(parse(hasty, '[{}]')).rejects.toMatchObject(given)
    expect(await parse(small, '[{}]')).toMatchObject({ total: 1 })
  } finally {
    await Promise.all([small.close(), hasty.close()])
  }
})
