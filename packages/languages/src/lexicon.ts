/** What people write, and the English words that rules use for it; an empty translation carries no meaning in a search. */
export type Words = Readonly<Record<string, string>>

/** How a search in a language is read. Rules are searched in English. */
export type Lexicon = {
  /** Lower case without accents. Where two words have the same stem, the translation of the first one counts. */
  words: readonly Words[]
  /**
   * How a word is read that isn't listed: `inflected` looks for one with another ending, `compound` also for the parts
   * it is made of. `unspaced` is for a script without spaces, `english` for the language that rules are searched in.
   */
  reading: 'english' | 'inflected' | 'compound' | 'unspaced'
  /** Any character of a script that only this language is written in. */
  script?: RegExp
  /** Endings that are taken off one after the other, each only once. */
  endings: readonly RegExp[]
  /** The beginning of a form that its base form doesn't have. */
  prefix?: RegExp
  /** What people say on site, and the words the rules use for it. */
  siteTalk?: Words
}
