import type { Tokens } from './tokenizer'

const NEVER = Number.NEGATIVE_INFINITY
/** Steps of 20 ms: speech that was noticed begins within the first second of its window. */
const LATEST_FIRST_TIMESTAMP = 50

export type Choice = {
  token: number
  logProbability: number
}

/**
 * The likeliest next token under the model's rules: some tokens are never written, timestamps come in pairs and never
 * run backwards, and where all timestamps together are likelier than any word it is time for one. Changes `logits`.
 */
export function chooseToken(
  logits: Float32Array,
  written: readonly number[],
  tokens: Tokens,
  suppressed: readonly number[],
): Choice {
  for (const token of suppressed) logits[token] = NEVER
  logits[tokens.noTimestamps] = NEVER
  applyTimestampRules(logits, written, tokens)

  const total = logSumExp(logits, 0, logits.length)
  const timestamps = logSumExp(logits, tokens.firstTimestamp, logits.length)
  if (timestamps > best(logits, 0, tokens.firstTimestamp).value) logits.fill(NEVER, 0, tokens.firstTimestamp)
  const { index, value } = best(logits, 0, logits.length)
  return { token: index, logProbability: value - total }
}

function applyTimestampRules(logits: Float32Array, written: readonly number[], tokens: Tokens): void {
  const { firstTimestamp, endOfText } = tokens
  const isTime = (token: number | undefined) => token !== undefined && token >= firstTimestamp
  if (written.length === 0) {
    logits.fill(NEVER, 0, firstTimestamp)
    logits.fill(NEVER, firstTimestamp + LATEST_FIRST_TIMESTAMP + 1)
    return
  }
  const last = written.at(-1)
  const beforeLast = written.at(-2)
  if (isTime(last)) {
    // After a pair comes text; after a single one its partner or the end.
    if (written.length === 1 || isTime(beforeLast)) logits.fill(NEVER, firstTimestamp)
    else logits.fill(NEVER, 0, endOfText)
  }
  const latest = written.findLast(isTime)
  if (latest !== undefined) {
    // A segment has some length: its end lies after its start, the next start may be the same.
    const closing = isTime(last) && !isTime(beforeLast) && written.length > 1
    logits.fill(NEVER, firstTimestamp, closing ? latest : latest + 1)
  }
}

export function logSumExp(values: Float32Array, from: number, to: number): number {
  const { value: highest } = best(values, from, to)
  if (highest === NEVER) return NEVER
  let sum = 0
  for (let i = from; i < to; i++) sum += Math.exp((values[i] as number) - highest)
  return highest + Math.log(sum)
}

export function best(values: Float32Array, from: number, to: number): { index: number; value: number } {
  let index = from
  for (let i = from + 1; i < to; i++) if ((values[i] as number) > (values[index] as number)) index = i
  return { index, value: values[index] as number }
}
