import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { breakingIn, exempt } from './lib/migration-rules.mjs'
import { root } from './lib/root.mjs'

/** Whoever changes a table writes the migration with it: generating one now must find nothing to do. */
const server = join(root, 'apps/server')
const copy = mkdtempSync(join(tmpdir(), 'plumbline-migrations-'))
cpSync(join(server, 'migrations'), copy, { recursive: true })
const before = readdirSync(copy).length

const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/drizzle-kit'), ['generate'], {
  cwd: server,
  encoding: 'utf8',
  env: { ...process.env, MIGRATIONS_OUT: relative(server, copy) },
})
const unchanged = status === 0 && readdirSync(copy).length === before
rmSync(copy, { recursive: true, force: true })
if (!unchanged) {
  console.error(
    `${stdout}${stderr}\nThe tables and the migrations differ. Run: npm run migration -- --name what_changes`,
  )
  process.exit(1)
}

/** Processes of the version before keep serving while a migration is applied, so it only adds. */
const folder = join(server, 'migrations')
const breaking = readdirSync(folder)
  .filter(file => file.endsWith('.sql') && !exempt.has(file.replace('.sql', '')))
  .flatMap(file => breakingIn(readFileSync(join(folder, file), 'utf8')).map(what => `${file} ${what}`))
if (breaking.length > 0) {
  console.error(
    `Processes of the version before would fail:\n${breaking.map(each => `  ${each}`).join('\n')}`,
  )
  process.exit(1)
}
