/** For a language that has no such words. */
export const nothing = /(?!)/

/** Two things in one sentence, in either order. */
export const inEitherOrder = (one: string, other: string) =>
  `(?:${one})(?!\\p{L}).*(?<!\\p{L})(?:${other})|(?:${other})(?!\\p{L}).*(?<!\\p{L})(?:${one})`
