import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The official texts beside the repository, for tests only; absent on most machines. */
export const officialTextsFolder = join(
  process.env.PLUMBLINE_SHARED ?? fileURLToPath(new URL('../../../../../shared', import.meta.url)),
  'knowledge',
)

export const officialTextsPresent = existsSync(join(officialTextsFolder, 'cfr-29-sections.csv'))

export const officialSections = (): ReadonlySet<string> =>
  new Set(
    readFileSync(join(officialTextsFolder, 'cfr-29-sections.csv'), 'utf8')
      .split('\n')
      .slice(1)
      .filter(line => !line.includes('[Reserved]'))
      .map(line => line.slice(0, line.indexOf(','))),
  )

/** `undefined` where the text of the section is not at hand. */
export function officialText(section: string): string | undefined {
  const file = join(officialTextsFolder, 'cfr', `${section}.md`)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** Single paragraphs of part 1910 whose sections are not at hand. */
export function officialParagraph(code: string): string | undefined {
  const file = join(officialTextsFolder, 'laws/us/cfr-29-1910-extracts-subparts-E-F-I-L-Q.md')
  if (!existsSync(file)) return undefined
  const line = readFileSync(file, 'utf8')
    .split('\n')
    .find(each => each.startsWith(`${code}: `))
  return line?.slice(code.length + 2)
}
