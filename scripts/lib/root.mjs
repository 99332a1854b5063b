import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the installation, whatever folder one stands in. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
