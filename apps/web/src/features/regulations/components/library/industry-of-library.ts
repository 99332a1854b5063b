import type { Industry, RegulationIndustry } from '@plumbline/contract/options'

/** The library knows fewer lines of business than the sign-up; offices and shops are general industry. */
const industries: Record<Industry, RegulationIndustry> = {
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
}

export const regulationIndustryFor = (industry: string | null | undefined): RegulationIndustry =>
  industries[industry as Industry] ?? 'Construction'
