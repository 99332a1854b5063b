import type { Language } from '@plumbline/contract/options'
import { createFormatter } from '../formatter'
import { loadTexts } from '../load-texts'
import { createTranslator } from '../translator'

/** Marks a placeholder that no parameter filled. */
export const UNFILLED = '¿'

/** A formatter that marks placeholders which stay unfilled. */
export const strictFormatter = async (language: Language) =>
  createFormatter(createTranslator(language, await loadTexts(language), () => UNFILLED))
