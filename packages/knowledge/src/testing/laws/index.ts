import type { TextLanguage } from '../../regulations/testing/foreign-figures'
import { canadaLaws } from './canada'
import { chinaLaws } from './china'
import { franceLaws } from './france'
import { germanyLaws } from './germany'
import { articleUnder, type LawFile, languageOf, readLaw } from './law-file'
import { spainLaws } from './spain'
import { unitedKingdomLaws } from './united-kingdom'
import { unitedStatesLaws } from './united-states'

/** One list per country, each in a file of its own. */
const files: readonly LawFile[] = [
  ...spainLaws,
  ...chinaLaws,
  ...germanyLaws,
  ...franceLaws,
  ...canadaLaws,
  ...unitedKingdomLaws,
  ...unitedStatesLaws,
]

function placeOf(code: string) {
  const law = files.find(({ prefix }) => code.startsWith(`${prefix} `))
  if (!law) return undefined
  const rest = code.slice(law.prefix.length + 1)
  return { law, rest, text: readLaw(typeof law.file === 'string' ? law.file : law.file(rest)) }
}

/** The official text of a record's article; undefined where it's not at hand. */
export function lawText(code: string): string | undefined {
  const place = placeOf(code)
  if (place?.text === undefined) return undefined
  const { law, rest, text } = place
  return law.article ? law.article(text, rest) : articleUnder(text, law.heading(rest))
}

/** The language of the text a record was compared with. */
export const lawLanguage = (code: string): TextLanguage => languageOf(placeOf(code)?.text ?? '')
