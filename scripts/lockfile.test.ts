import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changesIn } from '../apps/server/src/modules/operations/product-updates/changes-in'
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

test('every package has the version of the product, which the changelog tells about', () => {
  const ours = Object.entries(packages).filter(([path]) => !path.includes('node_modules'))
  const versions = new Set(ours.map(([, { version }]) => version))
  expect(versions.size).toBe(1)
  const [version = ''] = versions
  expect(readFileSync(join(root, 'package.json'), 'utf8')).toContain(`"version": "${version}"`)
  const changes = changesIn(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), {
    after: '1.3.0',
    upTo: version,
  })
  // What people are told of a new version is the first lines of its section, whole.
  expect(changes).toHaveLength(5)
  expect(changes.filter(line => line.endsWith('…'))).toEqual([])
})
