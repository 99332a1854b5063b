import type { regulationIndustries, Severity } from '@plumbline/contract'

type Named<Key extends string> = Record<Key, string>

export type Words = {
  regulation: string
  library: string
  risk: Named<Severity>
  inactive: string
  facts: Named<
    | 'body'
    | 'jurisdiction'
    | 'industry'
    | 'authority'
    | 'documentType'
    | 'deadline'
    | 'tags'
    | 'related'
    | 'source'
    | 'updated'
  >
  sections: Named<'summary' | 'description'>
  industries: Named<(typeof regulationIndustries)[number]>
  unknownSource: string
  /** Under everything we wrote up ourselves. */
  notice: string
  count: string
  part: string
  filters: string
  all: string
  empty: string
}

export const en: Words = {
  regulation: 'Regulation',
  library: 'Regulation library',
  risk: { High: 'High risk', Medium: 'Medium risk', Low: 'Low risk' },
  inactive: 'No longer in force',
  facts: {
    body: 'Regulatory body',
    jurisdiction: 'Jurisdiction',
    industry: 'Industry',
    authority: 'Authority',
    documentType: 'Kind of document',
    deadline: 'To be met by',
    tags: 'Tags',
    related: 'Related',
    source: 'Source',
    updated: 'Last changed',
  },
  sections: { summary: 'Summary', description: 'Full description' },
  industries: {
    Construction: 'Construction',
    Manufacturing: 'Manufacturing',
    Healthcare: 'Healthcare',
    Maritime: 'Maritime',
    Energy: 'Energy',
    Telecom: 'Telecom',
    Transportation: 'Transportation',
    'General Industry': 'General industry',
    Agriculture: 'Agriculture',
    Mining: 'Mining',
  },
  unknownSource: 'Unknown',
  notice: 'A write-up to work with, not the law itself: the official text at the source decides.',
  count: '{count} regulations',
  part: 'The first {count} of {total} regulations. Narrow the filters to print the others, or export them all as CSV or JSON.',
  filters: 'Chosen by: {filters}',
  all: 'The whole library',
  empty: 'No regulation fits the filters.',
}
