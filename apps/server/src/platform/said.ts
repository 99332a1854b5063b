import type { Language } from '@plumbline/contract'
import { sayer } from '@plumbline/contract/said/sayer'
import { saidNamespaces, saidWords } from '@plumbline/contract/said/words'
import { createInstance } from 'i18next'

export type Sayer = ReturnType<typeof sayer>
const speakers = new Map<Language, Promise<Sayer>>()

async function learn(language: Language) {
  const words = await Promise.all(
    saidNamespaces.map(async each => [each, (await saidWords[language][each]()).default] as const),
  )
  const i18n = createInstance()
  await i18n.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: Object.fromEntries(words) },
    interpolation: { escapeValue: false },
  })
  return sayer(i18n)
}

/** Somebody who says what the product found, in the reader's language. */
export function speakerOf(language: Language): Promise<Sayer> {
  const known = speakers.get(language)
  if (known) return known
  const speaker = learn(language)
  speakers.set(language, speaker)
  return speaker
}
