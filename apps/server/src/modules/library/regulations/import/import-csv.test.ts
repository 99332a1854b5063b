import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../testing/harness'
import { importCsv, sendFile, storedIn, useImporter } from '../../../../testing/imports'

const app = useTestApp()
const ana = useImporter(app)

const HEADER = 'title,regulation_code,summary,industry,tags,risk_level,source'
const GOOD =
  'Guard the edge,ACME-1,Every edge has a rail.,Mining,edge; Fall Protection,High,https://acme.example/1'

test('a CSV is stored with its tags taken apart', async () => {
  const report = await importCsv(app, ana, `${HEADER}\n${GOOD}\n`)
  expect(report).toMatchObject({ format: 'csv', fileName: 'rules.csv', summary: { valid: 1, errors: [] } })
  expect(await storedIn(app, ana)).toMatchObject([
    { code: 'ACME-1', industry: 'Mining', tags: ['edge', 'fall protection'], riskLevel: 'High' },
  ])
})

describe('a CSV is rejected', () => {
  test.each([
    ['', 'import_csv_empty', 'No CSV data'],
    [' \r\n \n', 'import_csv_empty', 'No CSV data'],
    [HEADER, 'import_csv_rows', 'CSV must have headers and at least one data row'],
    [`${HEADER}\n\n,,,,,,\n`, 'import_csv_rows', 'CSV must have headers and at least one data row'],
    [
      'title,tags\nEdge,a',
      'import_csv_headers',
      'Missing required headers: regulation_code, summary, source',
    ],
    [`${HEADER}\n"Guard,ACME-1,never closed\n`, 'import_csv_broken', /^CSV parsing error/],
  ])('that reads %j', async (content, code, words) => {
    const response = await sendFile(app, ana, { name: 'rules.csv', content })
    expect([response.status, response.code]).toEqual([400, code])
    expect(response.words).toEqual(typeof words === 'string' ? words : expect.stringMatching(words))
  })
})

test('what a row leaves out has its default', async () => {
  await importCsv(app, ana, `title,regulation_code,summary,source\nEdge,A-1,Rail.,https://acme.example\n`)
  await importCsv(app, ana, `${HEADER}\nEdge,A-2,Rail.,,,,https://acme.example\n`)
  expect(await storedIn(app, ana)).toMatchObject([
    { industry: 'General Industry', riskLevel: 'Medium', tags: [], regulatoryBody: 'OSHA' },
    { industry: 'Construction', riskLevel: 'Medium', tags: [], regulatoryBody: 'OSHA' },
  ])
})

test('every faulty row is reported with what is wrong, and the others are stored', async () => {
  const rows = [
    GOOD,
    'No source,B-1,Summary of it,Mining,,High,',
    'Risky,B-2,Summary of it,Mining,,Extreme,https://acme.example/2',
    'Too few,B-3',
    'Too,many,columns,in,this,row,of,eight',
    'Again,acme-1,Summary of it,Mining,,Low,https://acme.example/4',
    'Fine,B-5,Summary of it,Mining,,Low,https://acme.example/5',
  ]
  const report = await importCsv(app, ana, `${HEADER}\n${rows.join('\n')}`)
  expect(report.summary).toMatchObject({ totalProcessed: 7, valid: 2, invalid: 4, duplicates: 1 })
  expect(report.summary?.errors.map(({ index, message }) => [index, message])).toEqual([
    [1, 'Missing required fields: source'],
    [2, 'Invalid risk level: Extreme. Must be Low, Medium, or High.'],
    [3, 'Row skipped: it has 2 columns and the header has 7'],
    [4, 'Row skipped: it has 8 columns and the header has 7'],
    [5, 'Duplicate regulation code: acme-1'],
  ])
  expect(report.summary?.errors[2]?.entry).toEqual(['Too few', 'B-3'])
  expect((await storedIn(app, ana)).map(({ code }) => code)).toEqual(['ACME-1', 'B-5'])
})

describe('a CSV as other programs write it', () => {
  const read = async (content: string | Buffer) => {
    await importCsv(app, ana, content)
    return (await storedIn(app, ana))[0]
  }

  test('with a byte order mark and Windows line ends', async () => {
    expect(await read(`\uFEFF${HEADER}\r\n${GOOD}\r\n`)).toMatchObject({ title: 'Guard the edge' })
  })

  test('with line ends of several kinds', async () => {
    const row = (code: string) => `Edge,${code},Rail.,Mining,,Low,https://acme.example`
    const report = await importCsv(app, ana, `${HEADER}\r\n${row('A-1')}\n${row('A-2')}\r${row('A-3')}\r\n`)
    expect(report.summary).toMatchObject({ totalProcessed: 3, valid: 3 })
  })

  test('with a line break and quotes inside a cell', async () => {
    const row = '"Guard ""the"" edge",A-1,"First line,\r\nsecond line",Mining,,Low,https://acme.example'
    expect(await read(`${HEADER}\r\n${row}\r\n`)).toMatchObject({
      title: 'Guard "the" edge',
      summary: 'First line,\nsecond line',
    })
  })

  test.each([';', '\t', '|'])('separated by %j', async separator => {
    const row = [
      'Kante sichern',
      'A-1',
      'Jede Kante, immer',
      'Mining',
      '"kante;leiter"',
      'Low',
      'https://a.example',
    ]
    expect(await read(`${HEADER.replaceAll(',', separator)}\n${row.join(separator)}`)).toMatchObject({
      summary: 'Jede Kante, immer',
      tags: ['kante', 'leiter'],
    })
  })

  test('with the separator said in a first line, as Excel does', async () => {
    expect(
      await read(
        `sep=;\r\n${HEADER.replaceAll(',', ';')}\r\n${GOOD.replace('; ', ' ').replaceAll(',', ';')}`,
      ),
    ).toMatchObject({ code: 'ACME-1' })
  })

  test('in Windows-1252', async () => {
    const content = Buffer.from(
      `${HEADER}\nAbsturzh\xf6he \x96 Br\xfcstung,A-1,F\xfcr alle Kanten,Mining,,Low,https://a.example`,
      'latin1',
    )
    expect(await read(content)).toMatchObject({ title: 'Absturzhöhe – Brüstung', summary: 'Für alle Kanten' })
  })

  test('in UTF-16', async () => {
    expect(await read(Buffer.from(`\uFEFF${HEADER}\n${GOOD}`, 'utf16le'))).toMatchObject({ code: 'ACME-1' })
  })

  test('with its columns in another order, in capitals and with more of them', async () => {
    const content = 'Notes,Source,Summary,Regulation Code,Title\nmine,https://a.example,Every edge,A-1,Edge\n'
    expect(await read(content)).toMatchObject({ title: 'Edge', code: 'A-1', industry: 'General Industry' })
  })
})

test('pasted text needs no file', async () => {
  const response = await app.http.inject({
    method: 'POST',
    url: '/api/regulations/import',
    headers: { authorization: `Bearer ${ana.token}` },
    payload: { csv: `${HEADER}\n${GOOD}` },
  })
  expect([response.statusCode, response.json().data.total]).toEqual([202, 1])
})

test('a formula is stored as it is', async () => {
  await importCsv(app, ana, `${HEADER}\n"=HYPERLINK(""x"")",A-1,+1 on the rail,Mining,,Low,@source\n`)
  expect((await storedIn(app, ana))[0]).toMatchObject({ title: '=HYPERLINK("x")', source: '@source' })
})
