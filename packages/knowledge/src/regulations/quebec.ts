import type { RegulationIndustry } from '@plumbline/domain'
import { canada } from './canada'
import type { WriteUp } from './write-up'

/** Quebec's laws, in French, as LégisQuébec had them on 1 April 2025. */
export const quebec = (industry: RegulationIndustry, law: string, entries: readonly WriteUp[]) =>
  canada(
    {
      industry,
      region: 'CA-QC',
      verified: { how: 'official text', version: `${law}, as of 1 April 2025 (French)`, on: '2026-11-15' },
    },
    entries,
  )
