import { articleUnder, type LawFile, readLaw } from './law-file'

/** One list per country, each in a file of its own. */
const files: readonly LawFile[] = []

/** The official text of a record's article; undefined where it's not at hand. */
export function lawText(code: string): string | undefined {
  const found = files.find(({ prefix }) => code.startsWith(`${prefix} `))
  const text = found && readLaw(found.file)
  return text && found && articleUnder(text, found.heading(code.slice(found.prefix.length + 1)))
}
