import { articleUnder, type LawFile } from './law-file'

/** Section 5 of the OSH Act is 29 USC 654, and so on. */
const FIRST_OF_TITLE_29 = 649

const sectionHeading = (rest: string) => `§ ${rest.replace(/\(.*/, '')}`

export const unitedStatesLaws: readonly LawFile[] = [
  {
    prefix: 'OSH Act',
    file: 'us/osh-act-29-usc-651-678.md',
    heading: rest => `§ ${FIRST_OF_TITLE_29 + Number.parseInt(rest, 10)}.`,
  },
  {
    prefix: '30 CFR',
    file: 'us/cfr-30-extracts.md',
    heading: sectionHeading,
    // The noise sections name their levels only; the figures stand in the definitions.
    article: (text, rest) => {
      const own = articleUnder(text, sectionHeading(rest))
      return own && rest.startsWith('62.') ? `${articleUnder(text, '§ 62.101')}\n${own}` : own
    },
  },
]
