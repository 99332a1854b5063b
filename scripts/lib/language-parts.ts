import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { packParts } from './language-lists'

type Part = Record<string, unknown>

/** Where a part is: a file or a folder of its name. */
const fileOf = (packs: string, code: string, name: string) =>
  [`${name}.ts`, `${name}/index.ts`].find(file => existsSync(join(packs, code, file)))

async function readPart(packs: string, code: string, name: string): Promise<unknown> {
  const file = fileOf(packs, code, name)
  if (!file) return undefined
  const module = await import(pathToFileURL(join(packs, code, file)).href)
  return module[name]
}

/** Groups whose keys are words of the language. */
const wordGroups = new Set(['numbers', 'siteTalk'])
/** Keys that a language has only where it needs them. */
const optionalKeys = new Set(['home', 'siteTalk', 'script', 'prefix', 'endsWordAtApostrophe'])

const isGroup = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof RegExp)

/** The keys that one part has and another lacks, with the groups they are in. */
function missingKeys(wanted: unknown, present: unknown, path = ''): string[] {
  if (!isGroup(wanted) || !isGroup(present)) return []
  return Object.keys(wanted)
    .filter(key => !optionalKeys.has(key) && !wordGroups.has(key))
    .flatMap(key =>
      key in present ? missingKeys(wanted[key], present[key], `${path}${key}.`) : [`${path}${key}`],
    )
}

/** What the parts of a pack lack or have too many that are written as code. */
export async function partGaps(packs: string, code: string): Promise<string[]> {
  const gaps = packParts.map(async ({ name }) => {
    const [english, part] = [await readPart(packs, 'en', name), await readPart(packs, code, name)]
    const file = `${code}/${fileOf(packs, code, name) ?? `${name}.ts`}`
    if (part === undefined) return [`${file} is missing, or doesn't export ${name}`]
    return [
      ...missingKeys(english, part).map(key => `${file} lacks ${key}`),
      ...missingKeys(part, english).map(key => `${file} has ${key}, which English doesn't have`),
    ]
  })
  return (await Promise.all(gaps)).flat()
}
