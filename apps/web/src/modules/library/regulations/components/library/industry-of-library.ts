import { type Industry, type RegulationIndustry, regulationIndustryOf } from '@plumbline/domain'

/** The industry whose regulations are suggested; construction where none is known. */
export const regulationIndustryFor = (industry: string | null | undefined): RegulationIndustry =>
  regulationIndustryOf(industry as Industry) ?? 'Construction'
