import type { Language } from '@plumbline/domain'

/** What is left is long enough to tell words apart. */
const SHORTEST_STEM = 4

type Endings = readonly RegExp[]

/** Taken off one after the other, each only once: endings of verbs and nouns, then of the plural, then of the gender. */
const endings: Partial<Record<Language, Endings>> = {
  es: [
    /(?:amientos?|imientos?|aciones|acion|adores|adoras?|ador|iendo|ando|aron|ieron|[aei]rse|[aei]rme|[aei]rnos)$/,
    /(?:[ai]d[oa]s?|[aei]r|[ae]n|[ae]mos)$/,
    /(?:es|[oa]?s)$/,
    /[aeo]$/,
  ],
  fr: [
    /(?:ements?|issements?|ages?|ations?|ateurs?|atrices?|euses?|eurs?)$/,
    /(?:ees?|es|er|ez|ent|ait|aient|ant)$/,
    /[sx]$/,
    /[ei]+$/,
  ],
  de: [/(?:ungen|ung)$/, /(?:ern|em|en|er|es|et|st|t)$/, /[ensr]$/],
}

/** 'multar', 'multas' and 'multaron' have the same stem. Written without accents, in lower case. */
export function lightStem(word: string, language: Language): string {
  let stem = word
  for (const ending of endings[language] ?? []) {
    const shorter = stem.replace(ending, '')
    if (shorter.length >= SHORTEST_STEM) stem = shorter
  }
  return stem
}
