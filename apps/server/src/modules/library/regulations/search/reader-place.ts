import type { Framework, Language, Region } from '@plumbline/contract'
import type { Law } from '@plumbline/knowledge/laws/law'
import { profiles } from '@plumbline/languages/lists/profiles'
import type { Preference } from '@plumbline/search'

type Place = Pick<Preference, 'jurisdiction' | 'region'>

const byRegion: Partial<Record<Region, Place>> = {
  us: { jurisdiction: 'US' },
  uk: { jurisdiction: 'UK' },
  au: { jurisdiction: 'Australia' },
}

const byCountry: Partial<Record<string, string>> = {
  US: 'US',
  GB: 'UK',
  AU: 'Australia',
  CA: 'Canada',
  DE: 'Germany',
  FR: 'France',
  ES: 'Spain',
  CN: 'China',
}

/** Members of the Union without rules of their own in the library have its directives. */
export const jurisdictionOf = (country: string) => byCountry[country] ?? 'EU'

/** Whose rules a reader means: those of their sites, and what the account says where the sites leave it open. */
export function placeAt(law: Law | null, region: Region | undefined, language: Language): Place {
  const said = placeOf(region, language)
  if (!law) return said
  const jurisdiction = jurisdictionOf(law.country)
  const state = law.state ?? (said.jurisdiction === jurisdiction ? said.region : undefined)
  return { jurisdiction, ...(state && { region: state }) }
}

/** Whose rules a reader is likely to mean: the region they gave, and their language where it has several countries. */
function placeOf(region: Region | undefined, language: Language): Place {
  const clear = region && byRegion[region]
  if (clear) return clear
  if (region === 'ca') return { jurisdiction: 'Canada', ...(language === 'fr' && { region: 'CA-QC' }) }
  const { home } = profiles[language]
  if (home && (region === 'eu' || region === home.region))
    return { jurisdiction: jurisdictionOf(home.country) }
  return region === 'eu' ? { jurisdiction: 'EU' } : {}
}

/** The framework as the library names it. */
export const bodyOf = (framework: Framework): Pick<Preference, 'body'> =>
  framework === 'multiple' ? {} : { body: framework.toUpperCase() }
