import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../lib/root.mjs'

/** The built product with another home: what a newer version would find beside itself. */
const { start } = await import(pathToFileURL(join(root, 'apps/server/dist/main.js')).href)
await start(process.env.HOME_FOLDER)
