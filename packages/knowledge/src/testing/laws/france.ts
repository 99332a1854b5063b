import type { LawFile } from './law-file'

/** Legislative articles begin with L, those of decrees with R or D. */
export const franceLaws: readonly LawFile[] = [
  {
    prefix: 'FR Code du travail',
    file: rest =>
      `france/code-du-travail-partie-4-${rest.startsWith('L') ? 'legislative' : 'reglementaire'}-2015.md`,
    heading: rest => `Article ${rest}`,
  },
]
