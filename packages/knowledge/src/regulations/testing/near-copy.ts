const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** The first run of `length` words that a text of ours shares with an official one, or nothing. */
export function copiedRun(ours: string, official: string, length: number): string | undefined {
  const own = wordsOf(ours)
  const theirs = ` ${wordsOf(official).join(' ')} `
  for (let i = 0; i + length <= own.length; i++) {
    const run = own.slice(i, i + length).join(' ')
    if (theirs.includes(` ${run} `)) return run
  }
  return undefined
}
