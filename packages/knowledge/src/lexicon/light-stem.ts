import type { Language } from '@plumbline/domain'
import { lexicons } from '@plumbline/languages/lists/lexicons'

/** What is left is long enough to tell words apart. */
const SHORTEST_STEM = 4

/** 'multar', 'multas' and 'multaron' have the same stem. Written without accents, in lower case. */
export function lightStem(word: string, language: Language): string {
  const { prefix, endings } = lexicons[language]
  let stem = prefix ? word.replace(prefix, '') : word
  for (const ending of endings) {
    const shorter = stem.replace(ending, '')
    if (shorter.length >= SHORTEST_STEM) stem = shorter
  }
  return stem
}
