import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '@plumbline/domain'
import type { Tensor } from 'onnxruntime-node'
import { loadRuntime, sessionOptions } from '../../detector/session'
import { logMel, MEL_BANDS, MEL_FRAMES } from './log-mel'
import { best, chooseToken, logSumExp } from './next-token'
import { readTokens, type Tokens } from './tokenizer'
import { withoutAttentionOutputs } from './without-attention'

/** The model's output for one window, before it is checked. */
export type RawTranscript = {
  language: string
  /** Tokens with timestamps between them. */
  written: number[]
  /** Mean over the tokens; near 0 is sure, below -1 is guessing. */
  meanLogProbability: number
  looping: boolean
  /** The model's probability that nobody spoke, 0 to 1. */
  noSpeechProbability: number
}

export type Whisper = {
  tokens: Tokens
  /** Up to 30 seconds at 16 kHz. `checkpoint` is called before every token; throws to stop. */
  transcribe(samples: Float32Array, checkpoint: () => void): Promise<RawTranscript>
  release(): Promise<void>
}

const LAYERS = 4
const HEADS = 6
const HEAD_SIZE = 64
const MAX_TOKENS = 220
const LOOPS = 4
const LONGEST_LOOP = 12
/** The product's languages. Another one is accepted only if the model is rather sure. */
const preferredLanguages: readonly string[] = languages
const OTHER_LANGUAGE_PROBABILITY = 0.5

type Feeds = Record<string, Tensor>

export async function openWhisper(folder: string, threads: number): Promise<Whisper> {
  const { InferenceSession: Sessions, Tensor: Tensors } = await loadRuntime()
  const options = sessionOptions(threads)
  const encoder = await Sessions.create(
    withoutAttentionOutputs(await readFile(join(folder, 'onnx/encoder_model_quantized.onnx'))),
    options,
  )
  const decoder = await Sessions.create(join(folder, 'onnx/decoder_model_merged_quantized.onnx'), {
    ...options,
    // Small buffers asked for again with every token: three times as fast for little memory.
    enableCpuMemArena: true,
  })
  const tokens = await readTokens(folder)
  const settings = JSON.parse(await readFile(join(folder, 'generation_config.json'), 'utf8')) as {
    suppress_tokens: number[]
    begin_suppress_tokens: number[]
  }
  const ids = (values: number[]) =>
    new Tensors('int64', BigInt64Array.from(values, BigInt), [1, values.length])
  const flag = (value: boolean) => new Tensors('bool', [value], [1])
  const nothing = () => new Tensors('float32', new Float32Array(0), [1, HEADS, 0, HEAD_SIZE])
  const step = (feeds: Feeds, fetches: string[]) => decoder.run(feeds, fetches) as Promise<Feeds>

  /** Runs the prompt and keeps what it leaves in the cache. */
  async function begin(prompt: number[], heard: Tensor): Promise<{ logits: Float32Array; cache: Feeds }> {
    const feeds: Feeds = {
      input_ids: ids(prompt),
      encoder_hidden_states: heard,
      use_cache_branch: flag(false),
    }
    for (const name of cacheNames(['decoder', 'encoder'])) feeds[`past_key_values.${name}`] = nothing()
    const response = await step(feeds, [
      'logits',
      ...cacheNames(['decoder', 'encoder']).map(name => `present.${name}`),
    ])
    return { logits: lastRow(response), cache: { encoder_hidden_states: heard, ...asPast(response) } }
  }

  async function next(token: number, cache: Feeds): Promise<Float32Array> {
    const fetches = ['logits', ...cacheNames(['decoder']).map(name => `present.${name}`)]
    const response = await step({ ...cache, input_ids: ids([token]), use_cache_branch: flag(true) }, fetches)
    const outdated = cacheNames(['decoder']).map(name => cache[`past_key_values.${name}`])
    Object.assign(cache, asPast(response))
    for (const tensor of outdated) tensor?.dispose()
    return lastRow(response)
  }

  return {
    tokens,
    async transcribe(samples, checkpoint) {
      checkpoint()
      const input = new Tensors('float32', logMel(samples), [1, MEL_BANDS, MEL_FRAMES])
      const { last_hidden_state: heard } = await encoder.run({ input_features: input })
      if (!heard) throw new Error('the speech model returned nothing')
      checkpoint()
      const { logits, cache } = await begin([tokens.startOfTranscript], heard)
      const noSpeechProbability = probability(logits, tokens.noSpeech)
      const spoken = likeliestLanguage(logits, tokens)
      await next(spoken.token, cache)
      let row = await next(tokens.transcribe, cache)
      const written: number[] = []
      let sum = 0
      while (written.length < MAX_TOKENS) {
        checkpoint()
        const suppressed =
          written.length > 0
            ? settings.suppress_tokens
            : [...settings.suppress_tokens, ...settings.begin_suppress_tokens]
        const choice = chooseToken(row, written, tokens, suppressed)
        sum += choice.logProbability
        if (choice.token === tokens.endOfText) break
        written.push(choice.token)
        if (isLooping(written)) break
        row = await next(choice.token, cache)
      }
      dispose(cache)
      return {
        language: spoken.language,
        written,
        meanLogProbability: sum / (written.length + 1),
        looping: isLooping(written),
        noSpeechProbability,
      }
    },
    release: async () => {
      await encoder.release()
      await decoder.release()
    },
  }
}

/** Without speech the model repeats the same few tokens forever. Four repetitions are enough to stop. */
export function isLooping(written: readonly number[]): boolean {
  for (let period = 1; period <= LONGEST_LOOP; period++) {
    const tail = written.slice(-LOOPS * period)
    if (tail.length === LOOPS * period && tail.every((token, i) => token === tail[i % period])) return true
  }
  return false
}

const cacheNames = (parts: readonly string[]) =>
  Array.from({ length: LAYERS }, (_, layer) =>
    parts.flatMap(part => [`${layer}.${part}.key`, `${layer}.${part}.value`]),
  ).flat()

const asPast = (response: Feeds): Feeds =>
  Object.fromEntries(
    Object.entries(response)
      .filter(([name]) => name.startsWith('present.'))
      .map(([name, tensor]) => [name.replace('present', 'past_key_values'), tensor]),
  )

/** Native memory is freed immediately instead of at the next garbage collection. */
function dispose(tensors: Feeds): void {
  for (const tensor of Object.values(tensors)) tensor.dispose()
}

function lastRow({ logits }: Feeds): Float32Array {
  if (!logits) throw new Error('the speech model returned no logits')
  const width = logits.dims.at(-1) as number
  const row = (logits.data as Float32Array).slice(-width)
  logits.dispose()
  return row
}

const probability = (logits: Float32Array, token: number) =>
  Math.exp((logits[token] as number) - logSumExp(logits, 0, logits.length))

function likeliestLanguage(logits: Float32Array, { languages }: Tokens): { token: number; language: string } {
  const scores = Float32Array.from(languages, ({ token }) => logits[token] as number)
  const winner = best(scores, 0, scores.length)
  const share = Math.exp(winner.value - logSumExp(scores, 0, scores.length))
  const candidates = languages
    .map((language, index) => ({ ...language, score: scores[index] as number, index }))
    .filter(
      ({ language, index }) =>
        preferredLanguages.includes(language) ||
        (index === winner.index && share >= OTHER_LANGUAGE_PROBABILITY),
    )
  return candidates.reduce((a, b) => (b.score > a.score ? b : a))
}
