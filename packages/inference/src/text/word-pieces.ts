import { readFile } from 'node:fs/promises'

/** Turns text into the numbers of the model's vocabulary, from [CLS] to [SEP], at most `most` of them. */
export type WordPieces = (text: string, most: number) => number[]

const START_OF_TEXT = 101
const END_OF_TEXT = 102
const UNKNOWN = 100
/** A longer run of letters isn't a word in any language. */
const LONGEST_WORD = 100

export async function readWordPieces(tokenizerFile: string): Promise<WordPieces> {
  const { model } = JSON.parse(await readFile(tokenizerFile, 'utf8')) as {
    model: { vocab: Record<string, number> }
  }
  const vocabulary = new Map(Object.entries(model.vocab))
  return (text, most) => {
    const pieces = [START_OF_TEXT]
    for (const word of wordsOf(text)) {
      if (pieces.length >= most - 1) break
      pieces.push(...piecesOf(word, vocabulary))
    }
    return [...pieces.slice(0, most - 1), END_OF_TEXT]
  }
}

/** Lower case without accents; punctuation and Chinese characters stand alone. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .match(/[\p{Script=Han}\p{P}$+<=>^`|~]|[^\s\p{Cc}\p{P}\p{Script=Han}$+<=>^`|~]+/gu) ?? []

/** The longest known beginning, then the longest known continuation, until the word is used up. */
function piecesOf(word: string, vocabulary: ReadonlyMap<string, number>): number[] {
  if (word.length > LONGEST_WORD) return [UNKNOWN]
  const pieces: number[] = []
  for (let start = 0; start < word.length; ) {
    let end = word.length
    let piece: number | undefined
    for (; end > start; end--) {
      piece = vocabulary.get((start > 0 ? '##' : '') + word.slice(start, end))
      if (piece !== undefined) break
    }
    if (piece === undefined) return [UNKNOWN]
    pieces.push(piece)
    start = end
  }
  return pieces
}
