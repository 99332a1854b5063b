import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { languages } from '../packages/domain/src/index'
import { languageGaps } from './lib/language-gaps'
import { languageLists } from './lib/language-lists'
import { root } from './lib/root.mjs'
import { readSource } from './lib/sources'

const packs = join(root, 'packages/languages')

test.each(languages)('%s has what English has, and nothing else', async code => {
  expect(await languageGaps(packs, code)).toEqual([])
})

test.each(Object.entries(languageLists()))('%s is what `npm run languages` writes', (path, content) => {
  expect(readSource(path)).toBe(content)
})

const copies: string[] = []
function copyPacks() {
  const folder = mkdtempSync(join(tmpdir(), 'languages-'))
  copies.push(folder)
  for (const each of ['en', 'es', 'src']) cpSync(join(packs, each), join(folder, each), { recursive: true })
  return folder
}
afterAll(() => {
  for (const folder of copies) rmSync(folder, { recursive: true })
})

const copy = copyPacks()

/** What is said of the Spanish pack after a file of it was changed. */
async function gapsAfter(file: string, change: (texts: Record<string, Record<string, unknown>>) => void) {
  const path = join(copy, 'es', file)
  const before = readFileSync(path, 'utf8')
  const texts = JSON.parse(before)
  change(texts)
  writeFileSync(path, JSON.stringify(texts))
  const gaps = await languageGaps(copy, 'es')
  writeFileSync(path, before)
  return gaps
}

test('a missing key is named with its file', async () => {
  const gaps = await gapsAfter('screens/common.json', ({ action = {} }) => {
    delete action.close
  })
  expect(gaps).toEqual(['es/screens/common.json lacks action.close'])
})

test('an extra key is named with its file', async () => {
  const gaps = await gapsAfter('documents/emails.json', texts => {
    texts.postscript = { evening: 'Buenas noches' }
  })
  expect(gaps).toEqual(["es/documents/emails.json has postscript.evening, which English doesn't have"])
})

test('an English text and a lost placeholder are named with their file', async () => {
  const english = JSON.parse(readFileSync(join(copy, 'en/screens/common.json'), 'utf8'))
  const gaps = await gapsAfter('screens/common.json', ({ action = {} }) => {
    action.close = english.action.close
    action.cancel = '{{name}}'
  })
  expect(gaps).toEqual([
    'es/screens/common.json action.close is still English',
    'es/screens/common.json action.cancel has the placeholders "{{name}}" instead of ""',
  ])
})

test('a missing file and an extra file are named', async () => {
  cpSync(join(copy, 'es/shared/labels.json'), join(copy, 'es/shared/names.json'))
  rmSync(join(copy, 'es/shared/labels.json'))
  expect(await languageGaps(copy, 'es')).toEqual(
    expect.arrayContaining(['es/shared/labels.json is missing', "es/shared/names.json isn't in English"]),
  )
  cpSync(join(packs, 'es/shared/labels.json'), join(copy, 'es/shared/labels.json'))
  rmSync(join(copy, 'es/shared/names.json'))
})

test('a missing part and a missing cue are named with their file', async () => {
  const folder = copyPacks()
  rmSync(join(folder, 'es/tags.ts'))
  const path = join(folder, 'es/assistant/records.ts')
  writeFileSync(path, readFileSync(path, 'utf8').replace('overdue:', 'late:'))
  expect(await languageGaps(folder, 'es')).toEqual([
    'es/assistant/index.ts lacks records.overdue',
    "es/assistant/index.ts has records.late, which English doesn't have",
    "es/tags.ts is missing, or doesn't export tags",
  ])
})

test('a language without a folder is told which one to make', async () => {
  expect(await languageGaps(copy, 'pt')).toEqual([
    'There is no folder packages/languages/pt: copy packages/languages/en and translate it.',
  ])
})
