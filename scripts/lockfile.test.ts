import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './lib/root.mjs'

type Package = { version?: string; optionalDependencies?: Record<string, string> }
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Package>
}

/** Whether one package finds another: in its own folder, or in one around it. */
function isThere(name: string, from: string): boolean {
  if (packages[`${from && `${from}/`}node_modules/${name}`]) return true
  return from !== '' && isThere(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))))
}

// npm writes only those of the platform it runs on, and `npm ci` then fails on every other one.
test('the lockfile has the packages of every platform', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(name => !isThere(name, path)),
  )
  expect(missing).toEqual([])
  expect(Object.keys(packages).filter(path => path.includes('darwin-arm64')).length).toBeGreaterThan(3)
})
