import { languages } from '@plumbline/domain'
import type { AssistantCues } from '@plumbline/languages/assistant'
import { assistantLists } from '@plumbline/languages/lists/assistant-lists'
import { profiles } from '@plumbline/languages/lists/profiles'

type Cue = (cues: AssistantCues) => RegExp

const isSpaced = (language: (typeof languages)[number]) => profiles[language].isSpaced
export const spacedLanguages = languages.filter(isSpaced)
const unspacedLanguages = languages.filter(language => !isSpaced(language))

const sourceIn = (chosen: typeof languages | typeof spacedLanguages, of: Cue) =>
  chosen.map(language => of(assistantLists[language]).source).join('|')

/** A cue in every language that has spaces between words, as the source of a pattern. */
export const spacedSource = (of: Cue) => sourceIn(spacedLanguages, of)

/** A cue in every language without spaces, as the source of a pattern. */
export const unspacedSource = (of: Cue) => sourceIn(unspacedLanguages, of)

/** A cue in any language: as whole words, or anywhere where a language has no spaces. */
export const cue = (of: Cue, flags = '') =>
  new RegExp(`\\b(?:${spacedSource(of)})\\b|${unspacedSource(of)}`, flags)
