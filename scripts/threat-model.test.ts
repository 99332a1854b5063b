import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './lib/root.mjs'

test('every test that the threat model names exists', () => {
  const text = readFileSync(join(root, 'docs/security.md'), 'utf8').split('# Threat model')[1] ?? ''
  const named = [...text.matchAll(/`([\w./-]+\.(?:test|journey)\.ts)`/g)].map(([, path = '']) => path)
  expect(named.length).toBeGreaterThan(20)
  const isThere = (path: string) =>
    [path, `apps/server/src/${path}`].some(each => existsSync(join(root, each)))
  expect(named.filter(path => !isThere(path))).toEqual([])
})
