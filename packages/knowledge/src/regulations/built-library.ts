import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Regulation } from './regulation'

export const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex')

function readFileIfPresent(path: string) {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}

/** Reads the file that the build wrote. Its records were checked then, so the right checksum is enough. */
export function readBuiltLibrary(path: string, checksum: string): Regulation[] {
  const content = readFileIfPresent(path)
  if (!content || sha256(content) !== checksum)
    throw new Error(
      `${path} is ${content ? 'damaged or from another build' : 'missing'}; delete .cache/built and build Plumbline again.`,
    )
  return JSON.parse(content.toString())
}
