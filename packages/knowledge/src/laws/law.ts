import type { Industry, SiteRules } from '@plumbline/domain'
import { type StatePlan, statePlanOf } from './state-plans'

export const lawIds = [
  'us-construction',
  'us-general-industry',
  'us-mining',
  'uk',
  'germany',
  'france',
  'spain',
  'eu',
  'canada',
  'ontario',
  'british-columbia',
  'alberta',
  'quebec',
  'australia',
  'china',
] as const
export type LawId = (typeof lawIds)[number]

/** Whose rules apply at a site. */
export type Law = {
  id: LawId
  /** ISO 3166-1 alpha-2. */
  country: string
  /** ISO 3166-2. */
  state: string | null
  industry: Industry
  /** Set where the state enforces its own rules instead of federal OSHA. */
  statePlan: StatePlan | null
  units: 'us' | 'metric'
}

export type LawInput = Pick<SiteRules, 'country' | 'state' | 'industry'>

/** Members of the Union whose own law is not in the library: the directives stand in for it. */
const otherMembers = 'AT BE BG HR CY CZ DK EE FI GR HU IE IT LV LT LU MT NL PL PT RO SK SI SE'.split(' ')

const byCountry: Record<string, LawId> = {
  GB: 'uk',
  DE: 'germany',
  FR: 'france',
  ES: 'spain',
  AU: 'australia',
  CN: 'china',
  // Reserved in ISO 3166-1 for somebody who says no more than that they are in the Union.
  EU: 'eu',
  ...Object.fromEntries(otherMembers.map(country => [country, 'eu' as const])),
}

const provinces: Record<string, LawId> = {
  'CA-ON': 'ontario',
  'CA-BC': 'british-columbia',
  'CA-AB': 'alberta',
  'CA-QC': 'quebec',
}

/** Null without a site or a country, and where the library has no rules of the place. */
export function lawOf(site: LawInput | null): Law | null {
  if (!site?.country) return null
  const id = lawIdOf(site)
  if (!id) return null
  const { country, state, industry } = site
  // Mines are inspected by the federal MSHA in every state.
  const statePlan = country === 'US' && id !== 'us-mining' ? statePlanOf(state) : null
  return { id, country, state, industry, statePlan, units: country === 'US' ? 'us' : 'metric' }
}

function lawIdOf({ country, state, industry }: LawInput): LawId | undefined {
  switch (country) {
    case 'US':
      return industry === 'construction'
        ? 'us-construction'
        : industry === 'mining'
          ? 'us-mining'
          : 'us-general-industry'
    case 'CA':
      // The federal regulations cover federal employers only, so a province without rules here is not theirs.
      return state === null ? 'canada' : provinces[state]
    case 'GB':
      // Northern Ireland has regulations of its own.
      return state === 'GB-NIR' ? undefined : 'uk'
    default:
      return byCountry[country ?? '']
  }
}

/** What findings without a site are compared with, as they were before there were sites. */
export const assumedLaw: Law = {
  id: 'us-construction',
  country: 'US',
  state: null,
  industry: 'construction',
  statePlan: null,
  units: 'us',
}

/** The law a finding may cite; null where the site is in a place whose rules are not in the library. */
export const citableLaw = (site: LawInput | null): Law | null => (site ? lawOf(site) : assumedLaw)
