import type { SiteKey } from '../history/sites'

/**
 * A rendered picture, the site it is said to be from, one of the same place after the work, and what the analysis
 * misses in it, as a person would report it.
 */
export type DemoPicture = { name: string; site: SiteKey; area: string; after?: string; missed?: string }

/** Files in the web app's `samples` and `samples/later`. What was found in them is in `photos.json`. */
export const pictures: readonly DemoPicture[] = [
  {
    name: 'later/site-same-aside',
    site: 'tower',
    area: 'Loading area',
    after: 'later/site-fixed-aside',
    missed: 'Two people without a hard hat beside the excavator',
  },
  { name: 'later/site-one-bare', site: 'tower', area: 'Loading area', after: 'later/site-fixed' },
  { name: 'later/site-fixed', site: 'tower', area: 'Loading area' },
  { name: 'later/site-fixed-aside', site: 'tower', area: 'Loading area' },
  { name: 'later/site-empty', site: 'tower', area: 'Loading area' },
  {
    name: 'later/excavator-same-aside',
    site: 'tower',
    area: 'Crane pad',
    after: 'later/excavator-clear-aside',
  },
  { name: 'later/excavator-clear', site: 'tower', area: 'Crane pad' },
  { name: 'tidy', site: 'school', area: 'Courtyard' },
  { name: 'later/site-bare-aside', site: 'school', area: 'Courtyard', after: 'later/site-fixed-aside' },
  { name: 'later/excavator-clear-aside', site: 'school', area: 'Courtyard' },
  { name: 'later/fire-same-aside', site: 'warehouse', area: 'Yard gate', after: 'later/fire-out' },
  { name: 'later/fire-out', site: 'warehouse', area: 'Yard gate' },
  { name: 'later/fire-out-aside', site: 'warehouse', area: 'Yard gate' },
]
