/** The small words that decide whether naming a thing is a warning. All lower case. */
export type Cues = {
  /** Turn 'fire' into no fire, and 'hard hat' into a missing hard hat. */
  negations: readonly string[]
  /** Say of a thing nearby that something is wrong with it. */
  troubles: readonly string[]
  /** What follows did not happen. */
  hypotheses: readonly string[]
  /** Begin a new thought, to which a negation before does not reach. */
  breaks: readonly string[]
  /** Keywords that are bad news by themselves. */
  alarms: readonly string[]
  /** Keywords that name a protection: only its lack is bad news. */
  protections: readonly string[]
  /** Phrases in which an alarming word is harmless. */
  harmless: readonly string[]
}

/** Phrases with a bar between them, over as many lines as it takes. */
export const words = (text: string): readonly string[] =>
  text.split('|').map(phrase => phrase.trim().replaceAll(/\s+/g, ' '))
