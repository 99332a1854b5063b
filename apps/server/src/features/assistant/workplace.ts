import type { Workplace } from '@plumbline/assistant'
import type { Language, Region } from '@plumbline/contract'
import type { Industry, SiteRules } from '@plumbline/domain'

const countries: Readonly<Partial<Record<Region, string>>> = {
  us: 'US',
  uk: 'GB',
  au: 'AU',
  ca: 'CA',
  eu: 'EU',
}
/** A region of several countries: the one whose language the person reads. */
const byLanguage: Readonly<Partial<Record<Language, string>>> = { de: 'DE', fr: 'FR', es: 'ES', zh: 'CN' }

type Known = {
  shared: Pick<SiteRules, 'country' | 'state' | 'industry'> | null
  region: Region | undefined
  language: Language
  industry: Industry
}

/** Where the person who asks works, as far as it is known. */
export function workplaceIn({ shared, region, language, industry }: Known): Workplace {
  if (shared?.country) return { country: shared.country, state: shared.state, industry: shared.industry }
  const isWide = region === 'eu' || region === 'asia'
  const country = (isWide && byLanguage[language]) || (region && countries[region]) || null
  return { country, state: null, industry: shared?.industry ?? industry }
}
