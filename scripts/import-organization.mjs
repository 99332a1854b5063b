// Usage: npm run import-organization -- FILE
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './lib/root.mjs'
import { ensureInstalled } from './lib/setup.mjs'

const [name] = process.argv.slice(2)
try {
  if (!name) throw new Error('Name the file: npm run import-organization -- plumbline-export.zip')
  // npm runs scripts in the project folder; the file is meant relative to where you are.
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), name)
  await ensureInstalled()
  const { ensureBuilt } = await import('./lib/build.mjs')
  await ensureBuilt()
  const entry = join(root, 'apps/server/dist/import-organization.js')
  const { importOrganization } = await import(pathToFileURL(entry).href)
  const { rows, files, leftOut } = await importOrganization({ environment: process.env, home: root, file })
  console.log(`Imported ${rows} rows and ${files} files.`)
  if (leftOut > 0)
    console.log(`${leftOut} links to regulations that this release doesn't have were left out.`)
  console.log('People set a password with "Forgot password?" on the login page. Webhooks are turned off.')
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
