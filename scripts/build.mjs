// Builds the server and the web app. `--install` installs the packages first.
import { ensureInstalled } from './lib/setup.mjs'

try {
  if (process.argv.includes('--install')) await ensureInstalled()
  const { ensureBuilt } = await import('./lib/build.mjs')
  await ensureBuilt()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
