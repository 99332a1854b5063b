import type { RegulationIndustry } from '@plumbline/domain'
import type { Verification } from './verification'
import { type WriteUp, writtenUp } from './write-up'

/** The newest copy of part four that could be read. */
const text2015: Verification = {
  how: 'official text',
  version: 'Code du travail, part four, as of May 2015',
  on: '2026-11-15',
}

/** Articles of the labor code: codes in the data files stand without 'FR Code du travail'. */
export const laborCode = (industry: RegulationIndustry, entries: readonly WriteUp[]) =>
  writtenUp(
    {
      industry,
      body: 'Other',
      jurisdiction: 'France',
      verified: text2015,
      source: () => 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072050/',
      canonical: code => (/^[LRD]\d/.test(code) ? `FR Code du travail ${code}` : code),
    },
    entries,
  )
