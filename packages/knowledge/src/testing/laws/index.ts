import { chinaLaws } from './china'
import { articleUnder, type LawFile, readLaw } from './law-file'
import { spainLaws } from './spain'

/** One list per country, each in a file of its own. */
const files: readonly LawFile[] = [...spainLaws, ...chinaLaws]

/** The official text of a record's article; undefined where it's not at hand. */
export function lawText(code: string): string | undefined {
  const found = files.find(({ prefix }) => code.startsWith(`${prefix} `))
  const text = found && readLaw(found.file)
  if (!text) return undefined
  const rest = code.slice(found.prefix.length + 1)
  return found.article ? found.article(text, rest) : articleUnder(text, found.heading(rest))
}
