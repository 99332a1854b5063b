import type { RegulationIndustry } from '@plumbline/domain'
import type { Regulation, Tag } from './regulation'
import type { Verification } from './verification'

/** What is written by hand for one regulation; the rest follows from where it stands. */
export type WriteUp = {
  code: string
  title: string
  summary: string
  /** What to look for on site. */
  check?: readonly string[]
  risk: Regulation['riskLevel']
  tags: readonly Tag[]
  related?: readonly string[]
  /** Other ways people ask for it: everyday speech, trade slang, common mistakes. */
  asks?: readonly string[]
  /** The day from which it has to be met, where it is still ahead or recent. */
  deadline?: string
  /** Where a record was checked otherwise than the rest of its list. */
  verified?: Verification
}

type Place = {
  industry: RegulationIndustry
  body: Regulation['body']
  jurisdiction: Regulation['jurisdiction']
  /** The state or province, as in ISO 3166-2. */
  region?: string
  verified: Verification
  source: (code: string) => string
  /** Brings a code as written in the file into its canonical form. */
  canonical?: (code: string) => string
}

export const writtenUp = (place: Place, entries: readonly WriteUp[]): Regulation[] =>
  entries.map(({ code, title, summary, check, risk, tags, related = [], asks = [], deadline, verified }) => {
    const canonical = place.canonical ?? (as => as)
    const own: Tag[] = place.body === 'OSHA' ? [...tags, 'osha'] : [...tags]
    return {
      code: canonical(code),
      title,
      summary,
      ...(check && { description: check.map(point => `- ${point}`).join('\n') }),
      industry: place.industry,
      body: place.body,
      jurisdiction: place.jurisdiction,
      ...(place.region && { region: place.region }),
      riskLevel: risk,
      tags: own,
      related: related.map(canonical),
      source: place.source(canonical(code)),
      asks: [...asks],
      ...(deadline && { deadline }),
      verified: verified ?? place.verified,
    }
  })

/** The official page of a section of the Code of Federal Regulations, whatever paragraph is cited. */
export function ecfr(code: string): string {
  const [, title, place = ''] = /^(\d+) CFR ([\w.-]+)/.exec(code) ?? []
  const kind = place.includes('.') ? 'section' : 'part'
  return `https://www.ecfr.gov/current/title-${title}/${kind}-${place}`
}

const titled = (title: number) => (code: string) =>
  /^\d/.test(code) && !code.includes(' CFR ') ? `${title} CFR ${code}` : code

export const cfr = (
  place: { title: number } & Pick<Place, 'industry' | 'body' | 'verified'>,
  entries: readonly WriteUp[],
): Regulation[] =>
  writtenUp({ ...place, jurisdiction: 'US', source: ecfr, canonical: titled(place.title) }, entries)

/** 29 CFR 1903, 1904 and 1926. */
export const cfrText: Verification = {
  how: 'official text',
  version: 'eCFR, February 2026',
  on: '2026-11-15',
}
/** The sections of 29 CFR 1910 whose text was at hand. */
export const cfrText1910: Verification = {
  how: 'official text',
  version: 'eCFR, 18 August 2026',
  on: '2026-11-15',
}
/** The sections of 30 CFR whose text was at hand. */
export const mineText: Verification = {
  how: 'official text',
  version: '30 CFR, eCFR, 18 August 2026',
  on: '2026-11-15',
}
export const cfrSectionList: Verification = {
  how: 'section list',
  version: 'List of sections of 29 CFR, September 2025',
  on: '2026-11-15',
}

/** 29 CFR: codes in the data files stand without the title. */
export const osha = (
  industry: RegulationIndustry,
  verified: Verification,
  entries: readonly WriteUp[],
): Regulation[] => cfr({ title: 29, industry, body: 'OSHA', verified }, entries)
