import type { keywords } from '../en/speech/keywords'

/** What people say when they speak of each hazard. */
export type Keywords = Readonly<Record<keyof typeof keywords, readonly string[]>>

/** What is listened for in a recording, and the words that decide whether it is a warning. All lower case. */
export type Speech = {
  keywords: Keywords
  /** How many words before a keyword a negation reaches; characters where words have no spaces. */
  negationReach: number
  /** Whether an apostrophe ends a word. */
  endsWordAtApostrophe?: true
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
export const phrases = (text: string): readonly string[] =>
  text.split('|').map(phrase => phrase.trim().replaceAll(/\s+/g, ' '))
