import { plain } from '@plumbline/domain'
import { asksToConfirm } from './premises'

/** Something many people take for a rule, in the words that give it away, with the record that says what is so. */
export type Belief = {
  id: 'hard_hat_age' | 'vests_everywhere' | 'lift_harness' | 'height_minimum' | 'lifting_limit' | 'heat_stop'
  countries: readonly string[]
  code: string
  /** In the question read in English. */
  about: RegExp
  /** True where only a question that takes it for granted is meant. */
  needsConfirming: boolean
}

const beliefs: readonly Belief[] = [
  {
    id: 'hard_hat_age',
    countries: ['US'],
    code: '29 CFR 1926.100(b)',
    about:
      /\b(hard ?hats?|helmets?)\b.*\b(expir\w*|replac\w*|every (?:year|\w+ years)|how old|years? old|service life)\b/,
    needsConfirming: false,
  },
  {
    id: 'vests_everywhere',
    countries: ['US'],
    code: '29 CFR 1926.201',
    about:
      /\b(everybody|everyone|all workers|at all times|always|whole site)\b.*\b(vests?|hi-? ?vis\w*|high.visibility)\b|\b(vests?|hi-? ?vis\w*|high.visibility)\b.*\b(everybody|everyone|at all times|always|whole site)\b/,
    needsConfirming: false,
  },
  {
    id: 'lift_harness',
    countries: ['US'],
    code: '29 CFR 1926.451(g)(1)',
    about:
      /\b(harness|tie off|tied off|lanyard)\b.*\bscissor lifts?\b|\bscissor lifts?\b.*\b(harness|tie off|tied off|lanyard)\b/,
    needsConfirming: false,
  },
  {
    id: 'height_minimum',
    countries: ['GB'],
    code: 'UK WAH 2005 reg. 6',
    about: /\b(height|heights)\b.*\b(only|over|above|below|under)\b.*\d/,
    needsConfirming: true,
  },
  {
    id: 'lifting_limit',
    countries: ['ES'],
    code: 'ES RD 487/1997 art. 3',
    about: /\b(lift\w*|carry\w*|weight|kg|kilos?)\b.{0,200}\d|\d.{0,200}\b(kg|kilos?)\b/,
    needsConfirming: true,
  },
  {
    id: 'lifting_limit',
    countries: ['DE'],
    code: 'DE LasthandhabV § 2',
    about: /\b(lift\w*|carry\w*|weight|kg|kilos?)\b.{0,200}\d|\d.{0,200}\b(kg|kilos?)\b/,
    needsConfirming: true,
  },
  {
    id: 'heat_stop',
    countries: ['US'],
    code: 'OSHA CPL 03-00-024',
    about:
      /\b(stop|stops|shut down)\b.*\b\d{2,3} ?(?:degrees?|°|f\b)|\b\d{2,3} ?(?:degrees?|°|f\b).*\b(stop|stops|shut down)\b/,
    needsConfirming: false,
  },
]

/** The belief behind a question; the first that fits. */
export function findBelief(text: string, english: string, country: string | null): Belief | null {
  const read = plain(english)
  const isConfirming = asksToConfirm(text)
  return (
    beliefs.find(
      ({ countries, about, needsConfirming }) =>
        country !== null &&
        countries.includes(country) &&
        about.test(read) &&
        (!needsConfirming || isConfirming),
    ) ?? null
  )
}
