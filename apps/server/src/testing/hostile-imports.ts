import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestApp } from './harness'
import type { HostileFile, HostileSuite } from './hostile-files'
import { hostileTexts, repeated } from './hostile-texts'
import { emptyLibrary, ended, record } from './imports'
import { listen } from './live'
import { signUpOn } from './plans'
import { sendFromElsewhere } from './remote-sender'

const HEADER = 'title,regulation_code,summary,industry,tags,risk_level,source'
const CSV = `${HEADER}\r\n"Guard ""the"" edge",A-1,"First line,\r\nsecond line",Mining,a;b,Low,https://acme.example\r\nEdge,A-2,Rail.,,,,x@y\r\n`
const LIST = JSON.stringify([
  record(),
  record({ regulation_code: 'ACME-2', compliance_deadline: '2027-03-31' }),
])
const inRecord = (field: string, json: string) =>
  `[${JSON.stringify(record()).replace(/\}$/, '')},"${field}":${json}}]`

/** Imports files that are damaged in many ways. They are sent from the folder. */
export async function hostileImports(app: TestApp, folder: string): Promise<HostileSuite> {
  const owner = await signUpOn(app, 'pro')
  const url = `${await listen(app)}/api/regulations/import`
  const headers = { authorization: `Bearer ${owner.token}` }
  const path = join(folder, 'import')
  const write = async (file: HostileFile) => {
    await writeFile(path, file.bytes)
    return file
  }
  const send = async ({ name }: HostileFile) => {
    await emptyLibrary(app, owner)
    const [response] = await sendFromElsewhere({ url, headers, file: { path, name } })
    if (!response?.id) return `${response?.status} ${response?.code}`
    const report = await ended(app, owner, { id: response.id })
    return report.error ? `${report.status} ${report.error.code}` : report.status
  }
  // What is loaded and compiled once is not measured.
  await send(await write({ name: 'rules.csv', bytes: Buffer.from(CSV) }))
  await send(await write({ name: 'rules.json', bytes: Buffer.from(LIST) }))
  const make = hostileTexts(
    { 'rules.csv': CSV, 'rules.json': LIST },
    {
      'brackets.json': random => repeated(random, random.pick(['[', '{"a":', '[{"regulations":'])),
      'values.json': random => `[${repeated(random, random.pick(['{},', '0,', '"",', 'null,']))}0]`,
      'numbers.json': random => inRecord('title', repeated(random, '9')),
      'names.json': random => inRecord('__proto__', `{"title":"${repeated(random, 'x')}"}`),
      'tags.json': random => inRecord('tags', `[${repeated(random, '"a",')}"b"]`),
      'halves.json': random => inRecord('title', `"${repeated(random, '\\ud800\\u0000')}"`),
      'escapes.json': random => inRecord('summary', `"${repeated(random, '\\\\\\"')}`),
      'dates.json': random =>
        inRecord('compliance_deadline', random.pick(['"0000-01-01"', '"9999-99-99"', '"+999999-01-01"'])),
      'text.json': random => JSON.stringify({ csv: repeated(random, random.pick(['\n', ',', '"', 'a,"'])) }),
      'columns.csv': random => `${HEADER}\n${repeated(random, random.pick([',', ';', '\t', '|', 'a,']))}`,
      'lines.csv': random =>
        `${HEADER}\n${repeated(random, random.pick(['\n', '\r', '\r\n', ',\n', ' \n']))}`,
      'quotes.csv': random =>
        `${HEADER}\n${repeated(random, random.pick(['"', '""', '",', '"a"b,', '"\n']))}`,
      'header.csv': random =>
        repeated(random, random.pick(['title,', 'title;', 'title\n', 'sep=,\n', '\uFEFF'])),
      'risk.csv': random =>
        `${HEADER}\nEdge,A-1,Rail.,Mining,,${repeated(random, '\0\uD83D')},https://a.example\n`,
      'cells.csv': random => `${HEADER}\n${repeated(random, 'Edge,A,Rail.,Mining,,Low,https://a.example\n')}`,
    },
  )
  return {
    make: (random, index) => write(make(random, index)),
    send,
    isAllowed: outcome => /^4\d\d |^completed$|^failed import_no_valid_rows$/.test(outcome),
  }
}
