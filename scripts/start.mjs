import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './lib/root.mjs'
import { ensureInstalled } from './lib/setup.mjs'

function explain(error) {
  if (error?.code === 'EADDRINUSE') return `Port ${error.port} is in use. Set PORT to another one.`
  return error instanceof Error ? error.message : String(error)
}

try {
  await ensureInstalled()
  const { ensureBuilt } = await import('./lib/build.mjs')
  await ensureBuilt()
  const { start } = await import(pathToFileURL(join(root, 'apps/server/dist/main.js')).href)
  await start(root)
} catch (error) {
  console.error(`\nPlumbline could not start: ${explain(error)}\n`)
  if (process.env.LOG_LEVEL === 'debug') console.error(error)
  process.exit(1)
}
