import type { Language } from '@plumbline/contract/options'
import { textFiles } from '@plumbline/languages/lists/text-files'
import type { Namespace } from './messages'

/** Every text of a language that the server writes, by namespace. */
export async function loadTexts(language: Language): Promise<Record<Namespace, Record<string, unknown>>> {
  const texts = await Promise.all(
    Object.entries(textFiles[language]).map(async ([name, load]) => [name, (await load()).default] as const),
  )
  return Object.fromEntries(texts) as Record<Namespace, Record<string, unknown>>
}
