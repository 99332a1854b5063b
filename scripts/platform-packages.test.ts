import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { missingPlatformPackages } from './lib/platform-packages.mjs'
import { root } from './lib/root.mjs'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** A project with these packages in its lockfile and in node_modules. */
function project(installed: Record<string, object>) {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-packages-'))
  folders.push(folder)
  const write = (path: string, content: object) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), JSON.stringify(content))
  }
  write('package-lock.json', { packages: installed })
  for (const [path, manifest] of Object.entries(installed)) write(`${path}/package.json`, manifest)
  return folder
}

const optionalDependencies = {
  '@rolldown/binding-darwin-arm64': '1.2.18',
  '@rolldown/binding-linux-arm64-gnu': '1.2.18',
  '@rolldown/binding-linux-arm64-musl': '1.2.18',
  '@rolldown/binding-linux-x64-gnu': '1.2.18',
}
const NESTED = 'node_modules/vite/node_modules'

test('the missing package of this platform is named with its version', () => {
  const folder = project({
    [`${NESTED}/rolldown`]: { optionalDependencies },
    [`${NESTED}/@rolldown/binding-linux-x64-gnu`]: {},
  })
  const missing = (platform: NodeJS.Platform, arch: NodeJS.Architecture) =>
    missingPlatformPackages(folder, { platform, arch })
  expect(missing('linux', 'x64')).toEqual([])
  expect(missing('linux', 'arm64')).toEqual(['@rolldown/binding-linux-arm64-gnu@1.2.18'])
  expect(missing('darwin', 'arm64')).toEqual(['@rolldown/binding-darwin-arm64@1.2.18'])
})

test('a package higher up in the tree counts', () => {
  const folder = project({
    [`${NESTED}/rolldown`]: { optionalDependencies },
    'node_modules/@rolldown/binding-linux-arm64-gnu': {},
  })
  expect(missingPlatformPackages(folder, { platform: 'linux', arch: 'arm64' })).toEqual([])
})

test('nothing is missing here', () => {
  expect(missingPlatformPackages(root)).toEqual([])
})
