// Builds the server and the web app. `--install` installs the packages first.
import { ensureInstalled } from './lib/setup.mjs'

if (process.argv.includes('--install')) ensureInstalled()
const { ensureBuilt } = await import('./lib/build.mjs')
ensureBuilt()
