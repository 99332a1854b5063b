import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
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
