import type { RegulationIndustry } from '@plumbline/domain'
import { fromMemory, type Verification } from './verification'
import { type WriteUp, writtenUp } from './write-up'

/** Where each act or regulation is published, by how the codes of the library begin. */
const sources: Record<string, string> = {
  'Canada Labour Code': 'https://laws-lois.justice.gc.ca/eng/acts/L-2/',
  'Canada SOR/86-304': 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-86-304/',
  'Canada SOR/2015-17': 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2015-17/',
  'Canada SOR/2020-130': 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2020-130/',
  'Quebec LSST': 'https://www.legisquebec.gouv.qc.ca/fr/document/lc/S-2.1',
  'Quebec S-2.1, r. 4': 'https://www.legisquebec.gouv.qc.ca/fr/document/rc/S-2.1,%20r.%204',
  'Quebec RSST': 'https://www.legisquebec.gouv.qc.ca/fr/document/rc/S-2.1,%20r.%2013',
  'Ontario OHSA': 'https://www.ontario.ca/laws/statute/90o01',
  'O. Reg. 213/91': 'https://www.ontario.ca/laws/regulation/910213',
  'O. Reg. 297/13': 'https://www.ontario.ca/laws/regulation/130297',
  'O. Reg. 381/15': 'https://www.ontario.ca/laws/regulation/150381',
  'O. Reg. 632/05': 'https://www.ontario.ca/laws/regulation/050632',
  'BC OHSR': 'https://www.worksafebc.com/en/law-policy/occupational-health-safety/searchable-ohs-regulation',
  'Alberta OHS Code': 'https://www.alberta.ca/ohs-act-regulation-code',
}

type CanadianPlace = {
  industry: RegulationIndustry
  /** The province; absent for federal law. */
  region?: string
  verified?: Verification
}

export const canada = ({ verified = fromMemory, ...place }: CanadianPlace, entries: readonly WriteUp[]) =>
  writtenUp(
    {
      ...place,
      body: 'Other',
      jurisdiction: 'Canada',
      verified,
      source: code => Object.entries(sources).find(([name]) => code.startsWith(name))?.[1] ?? '',
    },
    entries,
  )
