import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readConfig, variableNames } from '../apps/server/src/config'
import { root } from './lib/root.mjs'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const example = parseEnv(read('.env.example'))
const names = variableNames.toSorted()

test('.env.example has every variable that the server reads, and no other', () => {
  expect(Object.keys(example).toSorted()).toEqual(names)
})

test('.env.example has the defaults', () => {
  expect(readConfig(example, root)).toEqual(readConfig({}, root))
})

test('the operations page explains every variable, and no other', () => {
  const table = read('docs/operations.md').split('## Settings')[1]?.split('\n## ')[0] ?? ''
  const explained = table
    .split('\n')
    .flatMap(row => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name))
  expect(explained.toSorted()).toEqual(names)
})
