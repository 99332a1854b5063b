// Usage: npm run doctor [-- BACKUP ...]
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './lib/root.mjs'

try {
  // npm runs scripts in the project folder; files are meant relative to where you are.
  const backups = process.argv.slice(2).map(name => resolve(process.env.INIT_CWD ?? process.cwd(), name))
  // The Docker image has only what was built.
  if (existsSync(join(root, 'apps/server/src'))) {
    const { ensureInstalled } = await import('./lib/setup.mjs')
    await ensureInstalled()
    const { ensureBuilt } = await import('./lib/build.mjs')
    await ensureBuilt()
  }
  const { examine } = await import(pathToFileURL(join(root, 'apps/server/dist/doctor.js')).href)
  const findings = await examine({ environment: process.env, home: root, backups })
  for (const { level, text } of findings) console.log(`${level.padEnd(8)} ${text}`)
  if (findings.some(({ level }) => level === 'fault')) process.exitCode = 1
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
