import type { LawFile } from './law-file'

/** Section 5 of the OSH Act is 29 USC 654, and so on. */
const FIRST_OF_TITLE_29 = 649

export const unitedStatesLaws: readonly LawFile[] = [
  {
    prefix: 'OSH Act',
    file: 'us/osh-act-29-usc-651-678.md',
    heading: rest => `§ ${FIRST_OF_TITLE_29 + Number.parseInt(rest, 10)}.`,
  },
  { prefix: '30 CFR', file: 'us/cfr-30-extracts.md', heading: rest => `§ ${rest.replace(/\(.*/, '')}` },
]
