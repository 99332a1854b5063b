import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Set by the build: the checksum of each file that it wrote. In development and tests the data files are read. */
declare const DATA_SHA256: Readonly<Record<string, string>> | undefined

export const builtChecksum = (name: string): string | undefined =>
  typeof DATA_SHA256 === 'object' ? DATA_SHA256[name] : undefined

export const builtPath = (name: string) => fileURLToPath(new URL(`./data/${name}.json`, import.meta.url))

export const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex')

function readFileIfPresent(path: string) {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}

/** Reads a file that the build wrote. Its content was checked then, so the right checksum is enough. */
export function readBuiltFile<T>(path: string, checksum: string): T {
  const content = readFileIfPresent(path)
  if (!content || sha256(content) !== checksum)
    throw new Error(
      `${path} is ${content ? 'damaged or from another build' : 'missing'}; delete .cache/built and build Plumbline again.`,
    )
  return JSON.parse(content.toString())
}
