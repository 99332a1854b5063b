import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** What `new Worker` and `fork` need to start an entry: a file and its arguments. */
export type Entry = { file: string; argv: string[] }

const sourceLoader = fileURLToPath(new URL('./from-source.mjs', import.meta.url))

/**
 * Finds a thread's or process's entry from the URL of its TypeScript source: `new URL('./x-worker.ts', import.meta.url)`.
 * In a bundle that URL points beside the bundle, where the entry is built under the same name (`x-worker.js`). From the
 * sources it is started through a loader, because Node 20 doesn't read TypeScript.
 */
export function resolveEntry(source: URL): Entry {
  const path = fileURLToPath(source)
  if (!path.endsWith('.ts')) return { file: path, argv: [] }
  if (existsSync(path)) return { file: sourceLoader, argv: [path] }
  return { file: path.replace(/\.ts$/, '.js'), argv: [] }
}
