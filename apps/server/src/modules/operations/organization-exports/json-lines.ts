const LINE_BREAK = 0x0a

/** The lines of a stream, a chunk of it at a time. Split at bytes, since some line breaks are part of JSON texts. */
export async function* linesOf(
  stream: AsyncIterable<Buffer>,
  maxLength = Number.POSITIVE_INFINITY,
): AsyncGenerator<string[]> {
  let rest: Buffer[] = []
  let restLength = 0
  for await (const chunk of stream) {
    const lines: string[] = []
    let start = 0
    for (let end = chunk.indexOf(LINE_BREAK); end !== -1; end = chunk.indexOf(LINE_BREAK, start)) {
      lines.push(Buffer.concat([...rest, chunk.subarray(start, end)]).toString('utf8'))
      rest = []
      restLength = 0
      start = end + 1
    }
    rest.push(chunk.subarray(start))
    restLength += chunk.length - start
    if (restLength > maxLength) throw new Error('A line is too long.')
    if (lines.length > 0) yield lines
  }
  if (restLength > 0) yield [Buffer.concat(rest).toString('utf8')]
}

/** Rows as one JSON array with a row in each line, so that any program reads it and ours reads it row by row. */
export async function* jsonArray(
  rows: AsyncIterable<Buffer>,
  count: (rows: number) => void,
): AsyncGenerator<string> {
  let before = '[\n'
  for await (const lines of linesOf(rows)) {
    count(lines.length)
    yield before + lines.join(',\n')
    before = ',\n'
  }
  yield before.startsWith('[') ? '[]\n' : '\n]\n'
}

/** The rows of a file that `jsonArray` wrote. */
export async function* rowsOf(file: AsyncIterable<Buffer>, maxLength: number): AsyncGenerator<string[]> {
  for await (const lines of linesOf(file, maxLength)) {
    const rows = lines.filter(line => line.startsWith('{')).map(line => line.replace(/,$/, ''))
    if (rows.length > 0) yield rows
  }
}
