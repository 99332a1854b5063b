import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export type Tokens = {
  /** Text of ordinary tokens; special ones and timestamps are left out. */
  decode(ids: readonly number[]): string
  startOfTranscript: number
  endOfText: number
  transcribe: number
  noSpeech: number
  noTimestamps: number
  firstTimestamp: number
  languages: { token: number; language: string }[]
}

/** The model writes bytes as printable characters: those that already are stand for themselves, the rest from 256 on. */
function byteOf(): Map<string, number> {
  const printable = (byte: number) =>
    (byte >= 33 && byte <= 126) || (byte >= 161 && byte <= 172) || (byte >= 174 && byte <= 255)
  const bytes = new Map<string, number>()
  let next = 256
  for (let byte = 0; byte < 256; byte++)
    bytes.set(String.fromCodePoint(printable(byte) ? byte : next++), byte)
  return bytes
}

export async function readTokens(folder: string): Promise<Tokens> {
  const json = async (name: string) =>
    JSON.parse(await readFile(join(folder, name), 'utf8')) as Record<string, number>
  const words = await json('vocab.json')
  const special = await json('added_tokens.json')
  const vocabulary = new Map(Object.entries(words).map(([text, id]) => [id, text]))
  const bytes = byteOf()
  const id = (name: string) => {
    const found = special[name] ?? words[name]
    if (found === undefined) throw new Error(`the speech model has no token ${name}`)
    return found
  }
  const endOfText = id('<|endoftext|>')
  const noTimestamps = id('<|notimestamps|>')
  return {
    decode: ids => {
      const text = ids.filter(token => token < endOfText).map(token => vocabulary.get(token) ?? '')
      const raw = [...text.join('')].map(character => bytes.get(character) ?? 63)
      return new TextDecoder().decode(Uint8Array.from(raw))
    },
    startOfTranscript: id('<|startoftranscript|>'),
    endOfText,
    transcribe: id('<|transcribe|>'),
    noSpeech: id('<|nocaptions|>'),
    noTimestamps,
    firstTimestamp: noTimestamps + 1,
    languages: Object.entries(special)
      .filter(([name]) => /^<\|[a-z]{2,3}\|>$/.test(name))
      .map(([name, token]) => ({ token, language: name.slice(2, -2) })),
  }
}
