/** Words that decide whether mentioning a thing is a warning. All lower case. */
export type Cues = {
  /** Turn 'fire' into no fire, and 'hard hat' into a missing hard hat. */
  negations: readonly string[]
  /** Say that something is wrong with a thing nearby. */
  troubles: readonly string[]
  /** What follows did not happen. */
  hypotheses: readonly string[]
  /** Start a new clause, which an earlier negation doesn't affect. */
  breaks: readonly string[]
  /** Keywords that are a hazard by themselves. */
  alarms: readonly string[]
  /** Keywords for a protection: only its absence is a hazard. */
  protections: readonly string[]
  /** Phrases in which an alarming word is harmless. */
  harmless: readonly string[]
}

/** Phrases with a bar between them, over as many lines as it takes. */
export const words = (text: string): readonly string[] =>
  text.split('|').map(phrase => phrase.trim().replaceAll(/\s+/g, ' '))
