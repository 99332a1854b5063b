/** What the product has to know about a language to write it. Dates and numbers come from `Intl` by its code. */
export type Profile = {
  /** Its own name, for people who can't read the language that is shown. */
  name: string
  /** The variant that dictation expects where the browser names none. */
  dictation: string
  /** The variant that previews of links name. */
  preview: string
  /** The country whose rules its readers mean in a region of several countries. */
  home?: { region: 'eu' | 'asia'; country: string }
  /** Whether words have spaces between them. */
  isSpaced: boolean
  period: string
  listSeparator: string
  /** The family of fonts that text and punctuation are set in. */
  font: 'inter' | 'noto-sans-sc'
}
