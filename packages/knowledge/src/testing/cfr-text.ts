import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { articleUnder, readLaw } from './laws/law-file'
import { officialTextsFolder } from './official-texts'

/** Parts of 29 CFR that stand in one file each, every section under its heading. */
const wholeParts = new Set(['1908', '1915', '1917', '1918', '1919', '1928', '1977'])
const EXTRACTS = 'us/cfr-29-1910-extracts-subparts-E-F-I-L-Q.md'

/** The text of a section of 29 CFR; `undefined` where it's not at hand. */
export function officialText(section: string): string | undefined {
  const own = join(officialTextsFolder, 'cfr', `${section}.md`)
  if (existsSync(own)) return readFileSync(own, 'utf8')
  const part = section.slice(0, section.indexOf('.'))
  const whole = wholeParts.has(part) ? readLaw(`us/cfr-29-${part}.md`) : undefined
  return whole && articleUnder(whole, `§ ${section}`)
}

const escaped = (text: string) => text.replace(/[.()]/g, '\\$&')

/** A paragraph of 29 CFR 1910 of which only extracts are at hand: '1910.134(c)(1)' with everything below it. */
export function officialExtract(paragraph: string): string | undefined {
  const lines = readLaw(EXTRACTS)?.split('\n') ?? []
  const found = lines.filter(line => new RegExp(`^${escaped(paragraph)}[(:-]`).test(line))
  return found.length > 0 ? found.join('\n') : undefined
}
