import { createHash } from 'node:crypto'
import embeddings from './embeddings.json'
import type { Regulation } from './regulation'

type Embedded = Pick<Regulation, 'code' | 'title' | 'summary' | 'asks'>

/** What of a regulation is turned into a meaning. */
export const textToEmbed = ({ title, summary }: Pick<Embedded, 'title' | 'summary'>) => `${title}. ${summary}`

/** The model reads English only. */
export const asksToEmbed = ({ asks }: Pick<Embedded, 'asks'>) => asks.filter(ask => /^[\0-\x7f’]*$/.test(ask))

/** Tells whether a text is the one that was embedded. */
export const textStamp = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)

const stored: Readonly<Record<string, string>> = embeddings

/** The meaning of a record of the library, computed ahead of time; undefined where its text has changed since. */
export function storedEmbedding(record: Embedded): Buffer | undefined {
  const [stamp, bytes] = stored[record.code]?.split(' ') ?? []
  return bytes && stamp === textStamp(textToEmbed(record)) ? Buffer.from(bytes, 'base64') : undefined
}

/** The same of the ways people ask for it, all together; undefined where there are none or they have changed. */
export function storedAsksEmbedding(record: Embedded): Buffer | undefined {
  const [, , stamp, bytes] = stored[record.code]?.split(' ') ?? []
  return bytes && stamp === textStamp(asksToEmbed(record).join('\n'))
    ? Buffer.from(bytes, 'base64')
    : undefined
}
