import type { Language } from '@plumbline/domain'

/** What is left is long enough to tell words apart. */
const SHORTEST_STEM = 4

/** Taken off one after the other, each only once. */
const endings: Partial<Record<Language, readonly RegExp[]>> = {
  es: [
    /(?:amientos?|imientos?|aciones|acion|adores|adoras?|ador|iendo|ando|aron|ieron|[aei]r(?:se|me|nos))$/,
    /(?:[ai]d[oa]s?|[aei]r|[ae]n|[ae]mos)$/,
    /[aeo]s$/,
    /[aeo]$/,
  ],
  fr: [
    /(?<!s)[sx]$/,
    /(?:issement|ement|age|ation|ateur|atrice|euse|eur)$/,
    /(?:ee|er|ez|ent|ait|aient|ant)$/,
    /[ei]+$/,
  ],
  de: [/ung(?:en)?$/, ...Array<RegExp>(3).fill(/(?:ern|em|en|er|es|et|st|t|e|n|s|r)$/)],
}

/** 'multar', 'multas' and 'multaron' have the same stem. Written without accents, in lower case. */
export function lightStem(word: string, language: Language): string {
  // 'geprüft' is a form of 'prüfen'.
  let stem = language === 'de' ? word.replace(/^ge(?=\w{4,}t$)/, '') : word
  for (const ending of endings[language] ?? []) {
    const shorter = stem.replace(ending, '')
    if (shorter.length >= SHORTEST_STEM) stem = shorter
  }
  return stem
}
