/** For a language that has no such words. */
export const nothing = /(?!)/
