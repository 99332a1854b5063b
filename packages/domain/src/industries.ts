/** What sign-up offers. */
export const signupIndustries = [
  'construction',
  'manufacturing',
  'healthcare',
  'energy',
  'transportation',
  'agriculture',
  'mining',
  'retail',
  'tech',
  'general',
] as const

/** What the settings offer. */
export const settingsIndustries = [
  'construction',
  'manufacturing',
  'oil_gas',
  'mining',
  'healthcare',
  'logistics',
  'food_processing',
  'chemical',
  'other',
] as const

/** The industry of a person, a site or an organization. */
export const industries = [
  ...signupIndustries,
  'oil_gas',
  'logistics',
  'food_processing',
  'chemical',
  'other',
] as const
export type Industry = (typeof industries)[number]

/** The industry a regulation applies to. */
export const regulationIndustries = [
  'Construction',
  'Manufacturing',
  'Healthcare',
  'Maritime',
  'Energy',
  'Telecom',
  'Transportation',
  'General Industry',
  'Agriculture',
  'Mining',
] as const
export type RegulationIndustry = (typeof regulationIndustries)[number]

/** The library knows fewer lines of business than people do; offices and shops are general industry. */
const byIndustry: Record<Industry, RegulationIndustry> = {
  construction: 'Construction',
  manufacturing: 'Manufacturing',
  healthcare: 'Healthcare',
  energy: 'Energy',
  transportation: 'Transportation',
  agriculture: 'Agriculture',
  mining: 'Mining',
  retail: 'General Industry',
  tech: 'General Industry',
  general: 'General Industry',
  oil_gas: 'Energy',
  logistics: 'Transportation',
  food_processing: 'Manufacturing',
  chemical: 'Manufacturing',
  other: 'General Industry',
}

export const regulationIndustryOf = (industry: Industry): RegulationIndustry => byIndustry[industry]

export const regulatoryBodies = ['OSHA', 'EPA', 'DOT', 'MSHA', 'NIOSH', 'FDA', 'FCC', 'FAA', 'Other'] as const
export type RegulatoryBody = (typeof regulatoryBodies)[number]
