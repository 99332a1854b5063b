import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/*
 * Where the worker's entry and the weights lie. Run from the sources both are found from here. A server bundled into
 * one folder needs `inference-worker.js` (built from worker/inference-worker.ts) beside its own file; the weights are
 * taken from a `models` folder beside it, or from this package in node_modules. Both can be given to `createAnalyzer`.
 */
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const firstExisting = (paths: readonly string[]) => paths.find(existsSync) ?? (paths.at(-1) as string)

export const defaultWorkerEntry = () =>
  firstExisting([here('./inference-worker.js'), here('./inference-worker.from-source.mjs')])

export const defaultModelsFolder = () =>
  firstExisting([here('./models'), here('../../models'), inThePackage()])

function inThePackage() {
  const sources = dirname(createRequire(import.meta.url).resolve('@plumbline/inference'))
  return join(sources, '..', 'models')
}
