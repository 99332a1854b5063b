import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { officialTextsFolder } from '../official-texts'

/** Where the official text of a code stands. */
export type LawFile = {
  /** How the codes of the library begin: 'DE ArbSchG'. */
  prefix: string
  /** Below knowledge/laws. */
  file: string
  /** The start of the heading under which the article of a code stands, given what follows the prefix: '§ 5'. */
  heading: (rest: string) => string
  /** Finds the article where it has no heading of its own. */
  article?: (text: string, rest: string) => string | undefined
}

/** From the heading of an article to the next heading of the same or a higher level. */
export function articleUnder(text: string, heading: string): string | undefined {
  const lines = text.split('\n')
  const isHeading = (line: string) => /^#+ /.test(line)
  const level = (line: string) => line.indexOf(' ')
  const start = lines.findIndex(line => {
    const title = line.replace(/^#+ /, '')
    // '§ 5' is no beginning of '§ 5a' or '§ 50'.
    return isHeading(line) && title.startsWith(heading) && !/^[\p{L}\d]/u.test(title.slice(heading.length))
  })
  if (start === -1) return undefined
  const length = lines
    .slice(start + 1)
    .findIndex(line => isHeading(line) && level(line) <= level(lines[start] as string))
  return lines.slice(start, length === -1 ? undefined : start + 1 + length).join('\n')
}

export function readLaw(file: string): string | undefined {
  const path = join(officialTextsFolder, 'laws', file)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
