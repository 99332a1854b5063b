import type { LawPlace } from '../laws/place'

/** What a breach is a breach of, with the one code that is cited for it under each law. */
export type Duty = {
  /** A law that is missing here is not cited for this duty; null where only building sites have no such code. */
  readonly cites: Readonly<Partial<Record<LawPlace, string | null>>>
  /** Duties nearby that may also apply: listed, never cited. */
  readonly related?: Readonly<Partial<Record<LawPlace, readonly string[]>>> | undefined
}
