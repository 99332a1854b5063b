import type { RegulationIndustry } from '@plumbline/domain'
import { fromMemory } from './verification'
import { type WriteUp, writtenUp } from './write-up'

/** Where each instrument stands on legislation.gov.uk. */
const instruments: Record<string, string> = {
  'UK CDM 2015': 'uksi/2015/51',
  'UK WAH 2005': 'uksi/2005/735',
  'UK LOLER 1998': 'uksi/1998/2307',
  'UK PUWER 1998': 'uksi/1998/2306',
  'UK COSHH 2002': 'uksi/2002/2677',
  'UK Noise 2005': 'uksi/2005/1643',
  'UK Vibration 2005': 'uksi/2005/1093',
  'UK MHOR 1992': 'uksi/1992/2793',
  'UK RIDDOR 2013': 'uksi/2013/1471',
  'UK MHSWR 1999': 'uksi/1999/3242',
  'UK PPE 1992': 'uksi/1992/2966',
  'UK HSWA 1974': 'ukpga/1974/37',
  'UK CAR 2012': 'uksi/2012/632',
  'UK Confined Spaces 1997': 'uksi/1997/1713',
  'UK EAWR 1989': 'uksi/1989/635',
  'UK RRO 2005': 'uksi/2005/1541',
  'UK Workplace 1992': 'uksi/1992/3004',
  'UK First Aid 1981': 'uksi/1981/917',
  'UK DSEAR 2002': 'uksi/2002/2776',
}

function legislation(code: string) {
  const [, path] = Object.entries(instruments).find(([name]) => code.startsWith(name)) ?? []
  return `https://www.legislation.gov.uk/${path}`
}

export const uk = (industry: RegulationIndustry, entries: readonly WriteUp[]) =>
  writtenUp(
    { industry, body: 'Other', jurisdiction: 'UK', verified: fromMemory, source: legislation },
    entries,
  )
