import type { LawId } from '../laws/law'

/**
 * Whose code it is: a law, or a state with rules of its own. With `:construction` it applies to building sites only,
 * and wins there over the one without.
 */
type Place = LawId | `${'US' | 'AU'}-${string}`
export type DutyPlace = Place | `${Place}:construction`

/** What a breach is a breach of, with the one code that is cited for it under each law. */
export type Duty = {
  /** A law that is missing here is not cited for this duty; null where only building sites have no such code. */
  readonly cites: Readonly<Partial<Record<DutyPlace, string | null>>>
  /** Duties nearby that may also apply: listed, never cited. */
  readonly related?: Readonly<Partial<Record<DutyPlace, readonly string[]>>>
}
