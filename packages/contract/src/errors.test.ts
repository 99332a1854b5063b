import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { errors } from './errors'

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(path =>
  path.endsWith('/errors.ts'),
)

test.each(files)('the table of all errors has those of %s', async path => {
  const [own] = Object.values<Record<string, unknown>>(await import(`./${path}`))
  const all: Record<string, unknown> = errors
  const missing = Object.entries(own ?? {}).filter(([code, error]) => all[code] !== error)
  expect(
    missing.map(
      ([code]) =>
        `packages/contract/src/errors.ts does not have ${code} of packages/contract/src/${path}: spread it into the table, or rename it if another module has the code.`,
    ),
  ).toEqual([])
})

test('most modules have errors of their own', () => {
  expect(files.length).toBeGreaterThan(8)
})
