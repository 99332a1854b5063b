import { createHash } from 'node:crypto'
import embeddings from './embeddings.json'

/** What of a regulation is turned into a meaning. */
export const textToEmbed = ({ title, summary }: { title: string; summary: string }) => `${title}. ${summary}`

/** Tells whether a text is the one that was embedded. */
export const textStamp = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)

const stored: Readonly<Record<string, string>> = embeddings

/** The meaning of a record of the library, computed ahead of time; undefined where its text has changed since. */
export function storedEmbedding(record: {
  code: string
  title: string
  summary: string
}): Buffer | undefined {
  const [stamp, bytes] = stored[record.code]?.split(' ') ?? []
  return bytes && stamp === textStamp(textToEmbed(record)) ? Buffer.from(bytes, 'base64') : undefined
}
