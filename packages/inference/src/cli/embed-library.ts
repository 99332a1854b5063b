import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { storedEmbedding, textStamp, textToEmbed } from '@plumbline/knowledge/regulations/embedded'
import { regulations } from '@plumbline/knowledge/regulations/index'
import { openEmbedder } from '../text/embedder'

/** Computes the meanings of the built-in library, so that no installation has to. Run it when a record changed. */
const file = fileURLToPath(new URL('../../../knowledge/src/regulations/embeddings.json', import.meta.url))
const embedder = await openEmbedder(2)
const lines: string[] = []
let computed = 0
for (const record of regulations) {
  const text = textToEmbed(record)
  let meaning = storedEmbedding(record)
  if (!meaning) {
    meaning = Buffer.from((await embedder.embed(text)).buffer)
    computed += 1
  }
  lines.push(`  ${JSON.stringify(record.code)}: "${textStamp(text)} ${meaning.toString('base64')}"`)
}
writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
await embedder.release()
console.log(`${regulations.length} regulations, ${computed} recomputed`)
