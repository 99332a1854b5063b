import { z } from 'zod'

export const Citation = z.strictObject({
  code: z.string().min(4),
  title: z.string().min(4).max(90),
  url: z.url(),
  /**
   * How it was checked. `text`: the cited paragraph was read in the official text. `extract`: the paragraph was at
   * hand, the rest of its section was not. `heading`: the section stands in
   * the official list of sections, its text was not at hand, so no paragraph may be cited. `named`: no part of
   * 29 CFR; `source` says where it was read.
   */
  confirmedBy: z.enum(['text', 'extract', 'heading', 'named']),
  source: z.string().min(8),
})
export type Citation = z.infer<typeof Citation>

type Row = readonly [code: string, title: string]

const sectionOf = (code: string) => code.replace(/\(.*/, '')

const ecfr = (code: string) => `https://www.ecfr.gov/current/title-29/section-${sectionOf(code)}`

export const readInText = (rows: readonly Row[]): Citation[] =>
  rows.map(([code, title]) => ({
    code,
    title,
    url: ecfr(code),
    confirmedBy: 'text',
    source: `29 CFR ${sectionOf(code)}, official text`,
  }))

export const readInExtract = (rows: readonly Row[]): Citation[] =>
  rows.map(([code, title]) => ({
    code,
    title,
    url: ecfr(code),
    confirmedBy: 'extract',
    source: `29 CFR ${code}, paragraph as of June 2025`,
  }))

export const knownByHeading = (rows: readonly Row[]): Citation[] =>
  rows.map(([code, title]) => ({
    code,
    title,
    url: ecfr(code),
    confirmedBy: 'heading',
    source: '29 CFR, list of sections of September 2025',
  }))
