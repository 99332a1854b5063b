import type { Language } from '@plumbline/contract/options'
import { createFormatter } from '../formatter'
import { createTranslator } from '../load-formatter'
import { messageFiles, namespaces } from '../messages'

/** Marks a placeholder that no parameter filled. */
export const UNFILLED = '¿'

/** A formatter that marks placeholders which stay unfilled. */
export async function strictFormatter(language: Language) {
  const texts = await Promise.all(
    namespaces.map(async each => [each, (await messageFiles[language][each]()).default] as const),
  )
  return createFormatter(createTranslator(language, Object.fromEntries(texts), () => UNFILLED))
}
