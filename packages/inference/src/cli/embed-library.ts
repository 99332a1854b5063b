import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  asksToEmbed,
  storedAsksEmbedding,
  storedEmbedding,
  textStamp,
  textToEmbed,
} from '@plumbline/knowledge/regulations/embedded'
import { regulations } from '@plumbline/knowledge/regulations/index'
import { meanEmbedding, openEmbedder } from '../text/embedder'

/** Computes the meanings of the built-in library, so that no installation has to. Run it when a record changed. */
const file = fileURLToPath(new URL('../../../knowledge/src/regulations/embeddings.json', import.meta.url))
const embedder = await openEmbedder(2)
let computed = 0

async function embedded(text: string) {
  computed += 1
  return embedder.embed(text)
}

const encoded = (bytes: Int8Array) => Buffer.from(bytes.buffer).toString('base64')

async function lineFor(record: (typeof regulations)[number]) {
  const text = textToEmbed(record)
  const asks = asksToEmbed(record)
  const meaning = storedEmbedding(record)?.toString('base64') ?? encoded(await embedded(text))
  const parts = [textStamp(text), meaning]
  if (asks.length > 0) {
    let all = storedAsksEmbedding(record)?.toString('base64')
    if (!all) {
      const each: Int8Array[] = []
      for (const ask of asks) each.push(await embedded(ask))
      all = encoded(meanEmbedding(each))
    }
    parts.push(textStamp(asks.join('\n')), all)
  }
  return `  ${JSON.stringify(record.code)}: "${parts.join(' ')}"`
}

const lines: string[] = []
for (const record of regulations) lines.push(await lineFor(record))
writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
await embedder.release()
console.log(`${regulations.length} regulations, ${computed} texts embedded`)
