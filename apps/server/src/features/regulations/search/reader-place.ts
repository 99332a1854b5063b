import type { Language, Region } from '@plumbline/contract'
import type { Preference } from '@plumbline/search'

type Place = Pick<Preference, 'jurisdiction' | 'region'>

const byRegion: Partial<Record<Region, Place>> = {
  us: { jurisdiction: 'US' },
  uk: { jurisdiction: 'UK' },
  au: { jurisdiction: 'Australia' },
}

const byLanguage: Partial<Record<Language, Place>> = {
  de: { jurisdiction: 'Germany' },
  fr: { jurisdiction: 'France' },
  es: { jurisdiction: 'Spain' },
  zh: { jurisdiction: 'China' },
}

/** Whose rules a reader is likely to mean: the region they gave, and their language where it has several countries. */
export function placeOf(region: Region | undefined, language: Language): Place {
  const clear = region && byRegion[region]
  if (clear) return clear
  if (region === 'ca') return { jurisdiction: 'Canada', ...(language === 'fr' && { region: 'CA-QC' }) }
  if (region === 'eu') return byLanguage[language] ?? { jurisdiction: 'EU' }
  return region === 'asia' && language === 'zh' ? { jurisdiction: 'China' } : {}
}
