/** A record of the organization's library, as far as an answer needs it. */
export type LibraryRecord = {
  code: string
  title: string
  summary: string
  /** What to look for, one point each. */
  checks: string[]
  jurisdiction: string
  /** ISO 3166-2; null for a whole country's. */
  region: string | null
  /** The line of business it is for, as in the library. */
  industry: string
  /** Written or changed by the organization: it stays as it is written. */
  isOwn: boolean
}

export type Found = {
  records: LibraryRecord[]
  /** Stems of the words that were looked for. */
  stems: ReadonlySet<string>
  /** A code in the question that the library doesn't have. */
  unknownCode: string | null
  /** How close the closest record is in meaning; null for a code. */
  similarity: number | null
}

/** Where rules are looked up: always the caller's organization, never more than the caller may see. */
export type Library = {
  /** The question in English, word by word. */
  read(text: string): Promise<string>
  search(text: string, place: { country: string | null; state: string | null }): Promise<Found>
  byCodes(codes: readonly string[]): Promise<LibraryRecord[]>
}

/** The points of a description, one a line, each starting with '- '. */
export const checksIn = (description: string | null | undefined): string[] =>
  (description ?? '')
    .split('\n')
    .map(line => line.replace(/^- /, ''))
    .filter(Boolean)
