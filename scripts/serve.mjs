// Starts what has been built, without installing or building anything. Used by the Docker image.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './lib/root.mjs'

try {
  const { start } = await import(pathToFileURL(join(root, 'apps/server/dist/main.js')).href)
  await start(root)
} catch (error) {
  console.error(`\nPlumbline could not start: ${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
