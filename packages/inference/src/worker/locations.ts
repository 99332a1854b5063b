import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The weights are beside a bundle, in this package's folder, or in this package inside node_modules. */
export function defaultModelsFolder(): string {
  return [fromHere('./models'), fromHere('../../models')].find(existsSync) ?? modelsInPackage()
}

function modelsInPackage() {
  const sources = dirname(createRequire(import.meta.url).resolve('@plumbline/inference'))
  return join(sources, '..', 'models')
}
