import type { Citation } from './citation'
import { constructionInGeneral } from './construction-general'
import { constructionOperations } from './construction-operations'
import { generalIndustry } from './general-industry'

/** What is cited and is no part of 29 CFR. */
const beyondTheCode: Citation[] = [
  {
    code: 'OSH Act 5(a)(1)',
    title: 'General Duty Clause',
    url: 'https://www.osha.gov/laws-regs/oshact/section5-duties',
    confirmedBy: 'named',
    source:
      'Occupational Safety and Health Act of 1970, 29 USC 654(a)(1); for high-visibility clothing the OSHA letter of 5 August 2009',
  },
  {
    code: 'NIOSH 98-126',
    title: 'Criteria for a Recommended Standard: Occupational Noise Exposure',
    url: 'https://www.cdc.gov/niosh/docs/98-126/',
    confirmedBy: 'named',
    source: 'DHHS (NIOSH) Publication No. 98-126, revised criteria 1998',
  },
]

export const citations: readonly Citation[] = [
  ...constructionInGeneral,
  ...constructionOperations,
  ...generalIndustry,
  ...beyondTheCode,
]

const byCode = new Map(citations.map(citation => [citation.code, citation]))

export const citation = (code: string): Citation | undefined => byCode.get(code)

/** Whether a full code such as '29 CFR 1926.100(a)' is in the table, which leaves the title out. */
export const hasCitation = (code: string): boolean => byCode.has(code.replace(/^29 CFR /, ''))

/** The codes that are not in the table: whoever cites one has a defect. */
export const unknownCodes = (codes: Iterable<string>): string[] =>
  [...new Set(codes)].filter(code => !byCode.has(code))
