/** What windows-1252 has where Latin-1 has control characters. */
const BETWEEN80_AND9F = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

/** Node 20 decodes windows-1252 as Latin-1 and loses dashes and quotation marks, so we do it. */
const decodeWindows1252 = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, character => BETWEEN80_AND9F[character.charCodeAt(0) - 0x80] ?? character)

/** Bytes to text, by the label they came with; an unknown label is taken for UTF-8. A byte order mark is dropped. */
export function decodeAs(bytes: Uint8Array, label: string): string {
  const decoder = decoderFor(label)
  return decoder.encoding === 'windows-1252' ? decodeWindows1252(bytes) : decoder.decode(bytes)
}

function decoderFor(label: string) {
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder('utf-8')
  }
}

/** What the first bytes say about the rest. */
export function byteOrderMarkIn([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : undefined
}

/** UTF-8 as it should be, or what programs on Windows save otherwise. */
export function decodeUnlabeled(bytes: Uint8Array): string {
  const mark = byteOrderMarkIn(bytes)
  if (mark) return decodeAs(bytes, mark)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decodeWindows1252(bytes)
  }
}
