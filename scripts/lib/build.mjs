import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'
import { oneAtATime } from './setup.mjs'

const stamp = join(root, '.cache/built')
const sources = [
  'packages',
  'apps',
  'package-lock.json',
  'scripts/lib/build.mjs',
  'scripts/lib/build-server.mjs',
]
const skipped = /(^|\/)(node_modules|dist|migrations|models|\.cache)(\/|$)|\.test\.tsx?$/

function filesBelow(path) {
  if (skipped.test(path)) return []
  const entries = readdirSync(join(root, path), { withFileTypes: true })
  return entries.flatMap(entry => {
    const inner = join(path, entry.name)
    return entry.isDirectory() ? filesBelow(inner) : skipped.test(inner) ? [] : [inner]
  })
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const path of sources
    .flatMap(source => (source.includes('.') ? [source] : filesBelow(source)))
    .toSorted())
    hash.update(path).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

const isBuilt = wanted => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted

/** Builds server and web app side by side, unless the sources are those of the last build. */
export async function ensureBuilt() {
  const wanted = fingerprint()
  if (isBuilt(wanted)) return
  await oneAtATime('build', async () => {
    if (isBuilt(wanted)) return
    console.log('Building …')
    await Promise.all([
      run('scripts/lib/build-server.mjs'),
      run(
        'node_modules/vite/bin/vite.js',
        'build',
        'apps/web',
        '--config',
        'apps/web/vite.config.ts',
        '--logLevel',
        'warn',
      ),
    ])
    writeFileSync(stamp, wanted)
  })
}

async function run(script, ...args) {
  const child = spawn(process.execPath, [join(root, script), ...args], { cwd: root, stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The build failed in ${script}.`)
}
