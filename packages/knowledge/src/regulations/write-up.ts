import type { RegulationIndustry } from '@plumbline/domain'
import type { Regulation, Tag, Verification } from './regulation'

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
}

type Place = {
  industry: RegulationIndustry
  body: Regulation['body']
  jurisdiction: Regulation['jurisdiction']
  verified: Verification
  source: (code: string) => string
  /** Brings a code as written in the file into its canonical form. */
  canonical?: (code: string) => string
}

export const writtenUp = (place: Place, entries: readonly WriteUp[]): Regulation[] =>
  entries.map(({ code, title, summary, check, risk, tags, related = [] }) => {
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
      riskLevel: risk,
      tags: own,
      related: related.map(canonical),
      source: place.source(canonical(code)),
      verified: place.verified,
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

/** 29 CFR: codes in the data files stand without the title. */
export const osha = (
  industry: RegulationIndustry,
  verified: Verification,
  entries: readonly WriteUp[],
): Regulation[] => cfr({ title: 29, industry, body: 'OSHA', verified }, entries)
