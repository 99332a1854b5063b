import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@plumbline/domain'
import { partGaps } from './language-parts'
import { textGaps } from './language-texts'

/** What a language's folder in `packs` lacks or has too many against English, each with the file it is about. */
export async function languageGaps(packs: string, code: string): Promise<string[]> {
  if (!/^[a-z]{2}$/.test(code)) return ['Name a language by its code of two letters, such as es.']
  if (!existsSync(join(packs, code)))
    return [`There is no folder packages/languages/${code}: copy packages/languages/en and translate it.`]
  return [
    ...((languages as readonly string[]).includes(code)
      ? []
      : [`packages/domain/src/languages.ts doesn't list ${code}`]),
    ...textGaps(packs, code),
    ...(await partGaps(packs, code)),
  ]
}
