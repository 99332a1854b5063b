import type { RegulationIndustry } from '@plumbline/domain'
import { fromMemory } from './verification'
import { type WriteUp, writtenUp } from './write-up'

const agencies = {
  'US-CA': 'https://www.dir.ca.gov/dosh/',
  'US-WA': 'https://www.lni.wa.gov/safety-health/',
  'US-OR': 'https://osha.oregon.gov/',
  'US-MI': 'https://www.michigan.gov/leo/bureaus-agencies/miosha',
  'US-NC': 'https://www.labor.nc.gov/safety-and-health',
  'US-VA': 'https://www.doli.virginia.gov/',
  'US-AZ': 'https://www.azica.gov/divisions/adosh',
  'US-NV': 'https://dir.nv.gov/OSHA/home/',
  'US-MD': 'https://www.labor.maryland.gov/labor/mosh/',
} as const

/** The page of the rule itself where its address follows from the code, else the agency's. */
function pageOf(code: string, region: keyof typeof agencies): string {
  const title8 = /^CA 8 CCR (\d+)(?:\.(\d))?$/.exec(code)
  if (title8) return `https://www.dir.ca.gov/title8/${title8[1]}${title8[2] ? `_${title8[2]}` : ''}.html`
  const wac = /^WAC (\S+)$/.exec(code)
  if (wac) return `https://app.leg.wa.gov/wac/default.aspx?cite=${wac[1]}`
  return agencies[region]
}

/** Rules of a state with its own plan; none of their texts was at hand. */
export const stateRules = (
  region: keyof typeof agencies,
  industry: RegulationIndustry,
  entries: readonly WriteUp[],
) =>
  writtenUp(
    {
      industry,
      body: 'Other',
      jurisdiction: 'US',
      region,
      verified: fromMemory,
      source: code => pageOf(code, region),
    },
    entries,
  )
