// Usage: npm run backup -- FILE
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './lib/root.mjs'
import { ensureInstalled } from './lib/setup.mjs'

const [name] = process.argv.slice(2)
try {
  if (!name) throw new Error('Name the file: npm run backup -- plumbline-backup.tar.gz')
  // npm runs scripts in the project folder; the file is meant relative to where you are.
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), name)
  await ensureInstalled()
  const { ensureBuilt } = await import('./lib/build.mjs')
  await ensureBuilt()
  const { backUp } = await import(pathToFileURL(join(root, 'apps/server/dist/backup.js')).href)
  await backUp({ environment: process.env, home: root, file })
  console.log(`The backup is in ${file}`)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
