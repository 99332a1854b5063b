import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TextLanguage } from '../../regulations/testing/foreign-figures'
import { officialTextsFolder } from '../official-texts'

/** Where the official text of a code stands. */
export type LawFile = {
  /** How the codes of the library begin: 'DE ArbSchG'. */
  prefix: string
  /** Below knowledge/laws; a function where one code stands in several files. */
  file: string | ((rest: string) => string)
  /** The start of the heading under which the article of a code stands, given what follows the prefix: '§ 5'. */
  heading: (rest: string) => string
  /** Finds the article where it has no heading of its own. */
  article?: (text: string, rest: string) => string | undefined
}

/** '## § 5 Title', or '**Article R4323-58**', which stands below every other heading. */
const headingLine = /^(?:(#+) |\*\*(?=Article ))/
const LOWEST_LEVEL = 9

function levelOf(line: string) {
  const match = headingLine.exec(line)
  return match ? (match[1]?.length ?? LOWEST_LEVEL) : undefined
}

const lineLists = new Map<string, readonly string[]>()

/** Long texts are split into lines only once. */
function linesOf(text: string): readonly string[] {
  const lines = lineLists.get(text) ?? text.split('\n')
  lineLists.set(text, lines)
  return lines
}

/** From the heading of an article to the next heading of the same or a higher level. */
export function articleUnder(text: string, heading: string): string | undefined {
  const lines = linesOf(text)
  const start = lines.findIndex(line => {
    // Most lines are ruled out without a closer look: some laws have tens of thousands.
    if (!line.includes(heading)) return false
    const title = line.replace(headingLine, '')
    // '§ 5' is no beginning of '§ 5a' or '§ 50'.
    return (
      levelOf(line) !== undefined &&
      title.startsWith(heading) &&
      !/^[\p{L}\d]/u.test(title.slice(heading.length))
    )
  })
  const level = levelOf(lines[start] ?? '')
  if (level === undefined) return undefined
  const length = lines
    .slice(start + 1)
    .findIndex(line => (levelOf(line) ?? Number.POSITIVE_INFINITY) <= level)
  return lines.slice(start, length === -1 ? undefined : start + 1 + length).join('\n')
}

/** Number '3.2' of an annex with its 3.2.1, 3.2.2 …, up to the next number of its rank. */
export function numberedPart(article: string, number: string): string | undefined {
  const lines = article.split('\n')
  const start = lines.findIndex(line => line.startsWith(`${number} `) || line.startsWith(`${number}. `))
  if (start === -1) return undefined
  const rank = number.split('.').length
  const length = lines.slice(start + 1).findIndex(line => {
    const next = /^(\d+(?:\.\d+)*)\.? /.exec(line)?.[1]
    return next !== undefined && next.split('.').length === rank && next !== number
  })
  return lines.slice(start, length === -1 ? undefined : start + 1 + length).join('\n')
}

const texts = new Map<string, string | undefined>()

export function readLaw(file: string): string | undefined {
  if (!texts.has(file)) {
    const path = join(officialTextsFolder, 'laws', file)
    texts.set(file, existsSync(path) ? readFileSync(path, 'utf8') : undefined)
  }
  return texts.get(file)
}

/** The second line of each file says in which language it is. */
export const languageOf = (text: string): TextLanguage =>
  (/language: (de|fr|es|zh)/.exec(text.slice(0, 2000))?.[1] as TextLanguage | undefined) ?? 'en'
