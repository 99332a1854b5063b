import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildData, checkedLibrary } from '../build-data'
import { readBuiltFile } from '../built-files'
import { regulations } from './index'
import { libraryFolder, readLibrary } from './library-files'

const record = (code: string, title: string, related: string[]) => ({
  code,
  title,
  summary: 'A harness is worn from six feet on. It is inspected before each shift by the one who wears it.',
  check: ['Harness worn.', 'Hooked up.'],
  riskLevel: 'High',
  tags: ['fall protection'],
  related,
  asks: ['who wears a harness'],
})
const defaults = {
  industry: 'Construction',
  body: 'OSHA',
  jurisdiction: 'US',
  source: 'https://www.osha.gov/',
  verified: { how: 'from memory', on: '2026-11-15' },
}
const falls = { about: 'Falls.', defaults, records: [record('29 CFR 1.1', 'Harness', ['29 CFR 1.2'])] }
const ladders = {
  about: 'Ladders.',
  defaults,
  records: [record('29 CFR 1.2', 'Ladders', []), { ...record('29 CFR 1.3', 'Rungs', []), body: 'MSHA' }],
}

let folder = ''
const write = (name: string, content: unknown) =>
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content, null, 2))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plumbline-library-'))
  mkdirSync(join(folder, 'us'))
  write('order.json', ['us/ladders.json', 'us/falls.json'])
  write('us/falls.json', falls)
  write('us/ladders.json', ladders)
})
afterEach(() => rmSync(folder, { recursive: true }))

/** What is said of a library that can't be used: one line. */
function complaint(read: () => unknown) {
  try {
    read()
  } catch (error) {
    return (error as Error).message
  }
  return undefined
}

describe('the files of the library', () => {
  test('are read in their order, with what the records of a file have in common', () => {
    const records = readLibrary(folder)
    expect(records.map(({ code, body }) => [code, body])).toEqual([
      ['29 CFR 1.2', 'OSHA'],
      ['29 CFR 1.3', 'MSHA'],
      ['29 CFR 1.1', 'OSHA'],
    ])
    expect(records[0]?.description).toBe('- Harness worn.\n- Hooked up.')
  })

  const changed = (change: object) => ({ ...falls, records: [{ ...falls.records[0], ...change }] })
  test.each([
    ['a wrong value', changed({ riskLevel: 'Huge' }), /the field "riskLevel" of record 29 CFR 1\.1 is wrong/],
    ['a wrong value in a list', changed({ tags: ['falls'] }), /the field "tags\.0" of record 29 CFR 1\.1/],
    ['an unknown field', changed({ titel: 'x' }), /the field "titel" of record 29 CFR 1\.1 is wrong/],
    ['a missing field', changed({ summary: undefined }), /the field "summary" of record 29 CFR 1\.1/],
    ['a missing code', changed({ code: undefined }), /the field "code" of record number 1 is wrong/],
    ['no method of checking', changed({ verified: {} }), /the field "verified\.how" of record 29 CFR 1\.1/],
    [
      'an unknown code',
      changed({ related: ['29 CFR 9.9'] }),
      /"related" of record 29 CFR 1\.1 .*29 CFR 9\.9/,
    ],
    ['itself as related', changed({ related: ['29 CFR 1.1'] }), /"related" of record 29 CFR 1\.1 is wrong/],
    [
      'a code of another file',
      changed({ code: '29 CFR 1.3' }),
      /"code" of record 29 CFR 1\.3 .*ladders\.json/,
    ],
    ['a wrong default', { ...falls, defaults: { body: 'FBI' } }, /"defaults\.body" of the file is wrong/],
    ['a field no file has', { ...falls, record: [] }, /the field "record" of the file is wrong/],
    ['no records', { ...falls, records: [] }, /the field "records" of the file is wrong/],
    ['a list alone', falls.records, /the field "records" of the file is wrong/],
    ['no JSON', 'falls:\n  - code', /can't be read as JSON/],
    ['a truncated text', JSON.stringify(falls, null, 2).slice(0, 300), /can't be read as JSON/],
  ])('%s stops the build with one sentence that names the file', (_, content, sentence) => {
    write('us/falls.json', content)
    const said = complaint(() => checkedLibrary(folder))
    expect(said).toMatch(sentence)
    expect(said).toMatch(/us\/falls\.json.*\.$/)
    expect(said).not.toContain('\n')
  })

  test.each([
    ['a file that it does not name', ['us/ladders.json'], /us\/falls\.json isn't named in order\.json\.$/],
    ['a file that is not there', ['us/ladders.json', 'us/falls.json', 'us/a.json'], /names us\/a\.json/],
    ['a file twice', ['us/ladders.json', 'us/falls.json', 'us/falls.json'], /names us\/falls\.json/],
    ['no list', {}, /order\.json isn't a list of file names\.$/],
    ['no JSON', '[', /order\.json can't be read as JSON/],
  ])('an order with %s is rejected', (_, order, sentence) => {
    write('order.json', order)
    expect(complaint(() => readLibrary(folder))).toMatch(sentence)
  })

  test('a duty that cites a code which no file has stops the build', () => {
    expect(complaint(() => checkedLibrary(folder))).toMatch(/in neither the library nor the citations/)
  })
})

describe('the file that a built server reads', () => {
  const { text = '', checksum = '' } = buildData().regulations ?? {}

  function written(change: (text: string) => string) {
    const path = join(folder, 'regulations.json')
    writeFileSync(path, change(text))
    return path
  }

  test('has the same records', () => {
    expect(
      readBuiltFile(
        written(same => same),
        checksum,
      ),
    ).toEqual(regulations)
  })

  test.each([
    ['truncated', (text: string) => text.slice(0, -1000)],
    ['changed', (text: string) => text.replace('harness', 'hairnet')],
    ['no JSON', () => 'not found'],
    ['empty', () => ''],
  ])('stops the start with one sentence that names it when it is %s', (_, change) => {
    const path = written(change)
    const said = complaint(() => readBuiltFile(path, checksum))
    expect(said).toBe(
      `${path} is damaged or from another build; delete .cache/built and build Plumbline again.`,
    )
  })

  test('stops the start when it is missing', () => {
    const path = join(folder, 'nothing.json')
    expect(complaint(() => readBuiltFile(path, ''))).toMatch(/nothing\.json is missing;/)
  })
})

test('the fields of each record are in one order, so that files can be compared', () => {
  const fields =
    'code title summary check industry body jurisdiction region riskLevel tags related source asks'
  const order = [...fields.split(' '), 'deadline', 'verified']
  const files: string[] = JSON.parse(readFileSync(join(libraryFolder, 'order.json'), 'utf8'))
  const unordered = files.flatMap(file => {
    const { records } = JSON.parse(readFileSync(join(libraryFolder, file), 'utf8'))
    return (records as { code: string }[])
      .filter(entry => {
        const places = Object.keys(entry).map(field => order.indexOf(field))
        return places.join() !== places.toSorted((a, b) => a - b).join()
      })
      .map(({ code }) => code)
  })
  expect(unordered).toEqual([])
})
