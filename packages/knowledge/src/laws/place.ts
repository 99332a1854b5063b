import type { Law, LawId } from './law'

/**
 * Where something applies: a law, or a state with rules of its own. With `:construction` it applies to building sites
 * only, and wins there over the one without.
 */
type Place = LawId | `${'US' | 'AU'}-${string}`
export type LawPlace = Place | `${Place}:construction`

/** The state's own comes before the federal one, and what is written for building sites before what is for all. */
export function forPlace<T>(
  table: Readonly<Partial<Record<LawPlace, T>>>,
  { id, state, industry }: Law,
): T | undefined {
  const places = [...(state ? [state as LawPlace] : []), ...(hasOwnLaw(state) ? [] : [id])]
  for (const place of places) {
    const forSites = `${place}:construction` as LawPlace
    if (industry === 'construction' && forSites in table) return table[forSites]
    if (place in table) return table[place]
  }
  return undefined
}

/** Victoria never adopted the model law of the other Australian states. */
const hasOwnLaw = (state: string | null) => state === 'AU-VIC'
