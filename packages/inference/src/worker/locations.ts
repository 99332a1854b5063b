import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * Where the worker's entry and the weights lie. Run from the sources they are found from here; a server bundled into
 * one file puts `inference-worker.js` and a `models` folder beside that file, where they are looked for first.
 * Both can be given explicitly to `createAnalyser` instead.
 */
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const firstExisting = (paths: readonly string[]) => paths.find(existsSync) ?? (paths.at(-1) as string)

export const defaultWorkerEntry = () =>
  firstExisting([here('./inference-worker.js'), here('./inference-worker.from-source.mjs')])

export const defaultModelsFolder = () => firstExisting([here('./models'), here('../../models')])
