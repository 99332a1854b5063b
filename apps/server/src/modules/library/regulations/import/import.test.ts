import { Readable } from 'node:stream'
import * as contract from '@plumbline/contract'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../testing/harness'
import {
  ended,
  importJson,
  record,
  sendFile,
  startImport,
  storedIn,
  useImporter,
} from '../../../../testing/imports'
import { form } from '../../../../testing/uploads'

const app = useTestApp()
const ana = useImporter(app)

const messages = ({ summary }: contract.RegulationImport) => summary?.errors.map(({ message }) => message)

describe('a list of regulations', () => {
  test('is queued at once and stored whole', async () => {
    const started = await startImport(ana, [record(), record({ regulation_code: 'ACME-2' })])
    expect(started.status).toBe(202)
    expect(started.data).toMatchObject({ status: 'queued', format: 'json', done: 0, total: 2, summary: null })
    const report = await ended(app, ana, started.data)
    expect(report).toMatchObject({ status: 'completed', done: 2, total: 2, error: null })
    expect(report.summary).toEqual({
      totalProcessed: 2,
      valid: 2,
      invalid: 0,
      duplicates: 0,
      existingDuplicates: 0,
      errors: [],
      unlistedErrors: 0,
    })
    expect(await storedIn(app, ana)).toMatchObject([
      {
        code: 'ACME-1',
        tags: ['fall protection', 'edge'],
        riskLevel: 'High',
        origin: 'import',
        isActive: true,
      },
      { code: 'ACME-2' },
    ])
  })

  test('may be a single record, or stand under a name', async () => {
    expect(await importJson(app, ana, record())).toMatchObject({ total: 1, summary: { valid: 1 } })
    const named = { regulations: [record({ regulation_code: 'ACME-9' })] }
    expect(await importJson(app, ana, named)).toMatchObject({ total: 1, summary: { valid: 1 } })
  })

  test.each([
    ['without fields', { title: '', source: undefined }, ['Missing required fields: title, source']],
    ['with a number for a title', { title: 42 }, ["Field 'title' must be a string"]],
    ['with text for tags', { tags: 'edge' }, ['Tags must be an array']],
    ['with numbers for tags', { tags: [1] }, ['Tags must be an array']],
    ['with text for is_active', { is_active: 'yes' }, ["Field 'is_active' must be a boolean"]],
    ['with a short title', { title: 'ab' }, ["Field 'title' must be at least 3 characters"]],
    [
      'with a short code',
      { regulation_code: '1' },
      ["Field 'regulation_code' must be at least 2 characters"],
    ],
    ['with a short summary', { summary: 'too short' }, ["Field 'summary' must be at least 10 characters"]],
    ['with a short source', { source: 'http' }, ["Field 'source' must be at least 5 characters"]],
    ['with another risk', { risk_level: 'high' }, ["Field 'risk_level' must be one of: Low, Medium, High"]],
    ['with a long title', { title: 'x'.repeat(301) }, ["Field 'title' must be at most 300 characters"]],
    [
      'with several faults',
      { title: 'ab', risk_level: 'Extreme' },
      ["Field 'risk_level' must be one of: Low, Medium, High", "Field 'title' must be at least 3 characters"],
    ],
  ])('reports a record %s', async (_, changes, expected) => {
    const faulty = record(changes)
    const report = await importJson(app, ana, [record({ regulation_code: 'GOOD-1' }), faulty])
    expect(messages(report)).toEqual(expected)
    expect(report.summary).toMatchObject({ totalProcessed: 2, valid: 1, invalid: 1 })
    expect(report.summary?.errors[0]).toMatchObject({ index: 1, entry: { summary: expect.any(String) } })
    expect(await storedIn(app, ana)).toHaveLength(1)
  })

  test('reports what is no record at all', async () => {
    const report = await importJson(app, ana, [record(), 'text', null, 7, ['nested']])
    expect(report.summary).toMatchObject({ valid: 1, invalid: 4 })
  })

  test('without one valid record fails as a whole and says why', async () => {
    const report = await importJson(app, ana, [record({ title: '' })])
    expect(report).toMatchObject({
      status: 'failed',
      error: { code: 'import_no_valid_rows', message: expect.stringMatching(/^Validation failed/) },
      summary: { valid: 0, invalid: 1 },
    })
  })

  test('counts a code that comes twice, however it is written, and one that is there', async () => {
    await importJson(app, ana, [record({ regulation_code: '29 CFR 1990.901(b)(1)' })])
    const report = await importJson(app, ana, [
      record({ regulation_code: 'ACME-5' }),
      record({ regulation_code: 'acme.5' }),
      record({ regulation_code: '1990.901(b)(1)' }),
    ])
    expect(report.summary).toMatchObject({ valid: 1, duplicates: 1, existingDuplicates: 1, invalid: 0 })
    expect(messages(report)).toEqual([
      'Duplicate regulation code: acme.5',
      'Regulation code already exists: 1990.901(b)(1)',
    ])
  })

  test('knows the codes of the built-in library', async () => {
    await app.db.pool.query(
      `insert into regulations (id, title, code, code_key, summary, industry, regulatory_body, jurisdiction, risk_level,
        tags, related_codes, source, origin, changed_in, created_at, updated_at)
       values (gen_random_uuid(), 'Built in', 'TEST 77.1', 'test 77 1', 'x', 'Construction', 'OSHA', 'US', 'Low', '{}', '{}',
        'x', 'built-in', 1, now(), now()) on conflict do nothing`,
    )
    const report = await importJson(app, ana, [record({ regulation_code: 'TEST 77.1' })])
    expect(report).toMatchObject({ status: 'completed', summary: { valid: 0, existingDuplicates: 1 } })
  })

  test('keeps what a regulation holds beyond the required, and an authority we do not list', async () => {
    await importJson(app, ana, [record({ regulatory_body: 'HSE', is_active: false })])
    await importJson(app, ana, [record({ regulation_code: 'ACME-2', regulatory_body: 'epa' })])
    expect(await storedIn(app, ana)).toMatchObject([
      { regulatoryBody: 'Other', authority: 'HSE', isActive: false },
      { regulatoryBody: 'EPA', authority: null },
    ])
  })

  test('loses what no database can hold, and nothing else', async () => {
    await importJson(app, ana, [record({ title: 'Edge\u0000 of \ud800 the \u{1F477} slab' })])
    expect((await storedIn(app, ana))[0]?.title).toBe('Edge of  the \u{1F477} slab')
    const report = await importJson(app, ana, [{ 'no\u0000good': '\ud800' }])
    expect(report.summary?.errors[0]?.entry).toEqual({ nogood: '' })
  })

  test('stores a formula as it is', async () => {
    const formula = '=HYPERLINK("https://evil.example","click")'
    await importJson(app, ana, [record({ title: formula })])
    expect((await storedIn(app, ana))[0]?.title).toBe(formula)
  })

  test('that nobody could read is listed up to a limit and counted beyond', async () => {
    const report = await importJson(
      app,
      ana,
      Array.from({ length: 1200 }, () => ({})),
    )
    expect(report.summary).toMatchObject({ invalid: 1200, unlistedErrors: 200 })
    expect(report.summary?.errors).toHaveLength(1000)
  })
})

describe('a file', () => {
  test('that is neither JSON nor CSV is rejected', async () => {
    const response = await sendFile(app, ana, { name: 'rules.xlsx', content: 'PK', type: 'application/zip' })
    expect([response.status, response.code]).toEqual([415, 'import_format'])
    expect(response.words).toMatch(/^Invalid file format/)
  })

  test.each([
    ['{"title": ', 'import_invalid_json', /^Invalid JSON/],
    ['', 'import_invalid_json', /^Invalid JSON/],
    ['"text"', 'import_json_shape', /^Invalid JSON format/],
    ['42', 'import_json_shape', /^Invalid JSON format/],
    ['null', 'import_json_shape', /^Invalid JSON format/],
    ['[]', 'import_no_valid_rows', /^Validation failed/],
    [`${'['.repeat(3_000_000)}`, 'import_too_deep', /^Invalid JSON format/],
    [`${'{"a":'.repeat(11)}1${'}'.repeat(11)}`, 'import_too_deep', /10 levels/],
  ])('of JSON that reads %.20s is rejected', async (content, code, words) => {
    const response = await sendFile(app, ana, { name: 'rules.json', content })
    expect(response.code).toBe(code)
    expect(response.words).toMatch(words)
  })

  test('with brackets inside its texts is not taken for deep', async () => {
    const content = JSON.stringify([record({ title: `Say "${'[{'.repeat(40)}" \\` })])
    const { data } = await sendFile(app, ana, { name: 'rules.json', content })
    expect(await ended(app, ana, data)).toMatchObject({ summary: { valid: 1 } })
  })

  test('of fifty megabytes is rejected before it is read, with the limit in the words', async () => {
    const response = await sendFile(app, ana, { name: 'rules.json', content: Buffer.alloc(50_000_000, 32) })
    expect([response.status, response.code]).toEqual([413, 'import_too_large'])
    expect(response.words).toContain('20 MB')
  })

  test('that is larger than it said is rejected where the limit is reached', async () => {
    const row = `${JSON.stringify(record({ summary: 'x'.repeat(4000) }))},\n`
    const content = `[${row.repeat(Math.ceil((21 * 1024 * 1024) / row.length))}`
    const response = await app.http.inject({
      method: 'POST',
      url: '/api/regulations/import',
      headers: { authorization: `Bearer ${ana.token}`, 'content-type': 'application/json' },
      payload: Readable.from([Buffer.from(content)]),
    })
    expect([response.statusCode, response.json().code]).toEqual([413, 'import_too_large'])
  })

  test('with more rows than allowed is rejected', async () => {
    const content = `title,regulation_code,summary,source\n${'a,b,c,d\n'.repeat(50_001)}`
    const response = await sendFile(app, ana, { name: 'rules.csv', content })
    expect([response.status, response.code]).toEqual([413, 'import_too_many_rows'])
  })

  test('that is missing from the form is asked for', async () => {
    const { payload, headers } = form({ name: '' })
    const url = '/api/regulations/import'
    const response = await app.http.inject({
      method: 'POST',
      url,
      payload,
      headers: { ...headers, authorization: `Bearer ${ana.token}` },
    })
    expect([response.statusCode, response.json().code]).toEqual([400, 'file_missing'])
  })
})

test.each(['json', 'csv'] as const)('the %s template can be imported as it is', async format => {
  const template = await ana.call(contract.importTemplate, { query: { format } })
  expect(template.headers['content-disposition']).toContain(`regulations-template.${format}`)
  const { data } = await sendFile(app, ana, { name: `template.${format}`, content: template.text })
  expect(await ended(app, ana, data)).toMatchObject({
    status: 'completed',
    summary: { valid: 2, errors: [] },
  })
})
