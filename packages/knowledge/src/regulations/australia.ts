import type { RegulationIndustry } from '@plumbline/domain'
import { fromMemory } from './verification'
import { type WriteUp, writtenUp } from './write-up'

const sources: Record<string, string> = {
  'AU WHS Act': 'https://www.safeworkaustralia.gov.au/doc/model-whs-act',
  'AU WHS Regulations': 'https://www.safeworkaustralia.gov.au/doc/model-whs-regulations',
  'AU VIC OHS Act 2004':
    'https://www.legislation.vic.gov.au/in-force/acts/occupational-health-and-safety-act-2004',
  'AU VIC OHS Regulations 2017':
    'https://www.legislation.vic.gov.au/in-force/statutory-rules/occupational-health-and-safety-regulations-2017',
}

type AustralianPlace = {
  industry: RegulationIndustry
  /** The state; absent for the model laws, which all states but Victoria have taken over. */
  region?: string
}

export const australia = (place: AustralianPlace, entries: readonly WriteUp[]) =>
  writtenUp(
    {
      ...place,
      body: 'Other',
      jurisdiction: 'Australia',
      verified: fromMemory,
      source: code => Object.entries(sources).find(([name]) => code.startsWith(name))?.[1] ?? '',
    },
    entries,
  )
