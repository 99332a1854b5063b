const MAX_WORD = 60
/** A line is read as a whole by expressions that look for words in an order. */
const LINE = /([^\n]{250}\S{0,60})\s/gu

/**
 * Cuts words, numbers, gaps and repeated signs that nobody writes. An expression that starts at every letter of a run
 * takes a time that grows with the square of its length. Languages without spaces between words
 * stay whole. Long lines are broken between words.
 */
export const withoutLongRuns = (text: string) =>
  text
    .replace(/[\p{Script=Latin}\p{M}\p{N}_]{61,}/gu, run => run.slice(0, MAX_WORD))
    .replace(/(\s)\s{9,}/gu, '$1')
    .replace(/([^\p{L}\p{N}\s])\1{19,}/gu, '$1')
    .replace(LINE, '$1\n')

const BEGINNING = 700
const END = 300

/** People ask at the beginning or at the end of what they paste. */
export function beginningAndEnd(text: string) {
  const letters = [...text]
  if (letters.length <= BEGINNING + END) return text
  return `${letters.slice(0, BEGINNING).join('')}\n${letters.slice(-END).join('')}`
}
