import type { LibraryRecord } from '@plumbline/assistant'
import type { LanguageModelOptions } from '@plumbline/inference'
import { openDeadline } from '@plumbline/inference/vision-model/deadline'
import type { Logger } from 'pino'
import type { AnswerModel, ModelAnswer, ModelListener, ModelQuestion } from '../answer-model'
import { boundedFetch } from './bounded-fetch'
import { Given } from './given'
import { lookups } from './lookups'
import { ModelError, modelErrorOf } from './model-error'
import type { ModelMetrics } from './model-metrics'
import { dataFor, messagesFor, systemPrompt } from './prompt'
import { WrittenText } from './written-text'

export type HostedAnswerModelDeps = {
  options: LanguageModelOptions
  log: Logger
  metrics: ModelMetrics
}

const DEFAULT_TIMEOUT_MS = 25_000
/** Three rounds of lookups, then the answer. */
const MAX_STEPS = 4
const MAX_OUTPUT_TOKENS = 1200
const MAX_RECORDS = 16
const MAX_EARLIER = 6

/** Has a language model write answers, over the OpenAI-compatible or the Anthropic protocol. */
export class HostedAnswerModel implements AnswerModel {
  private readonly deps: HostedAnswerModelDeps
  constructor(deps: HostedAnswerModelDeps) {
    this.deps = deps
  }

  async write(question: ModelQuestion, listener: ModelListener): Promise<ModelAnswer> {
    const { options, metrics } = this.deps
    const client = await loadClient()
    const deadline = openDeadline(options.timeoutMs ?? DEFAULT_TIMEOUT_MS, listener.signal)
    try {
      const answer = await this.stream(client, question, listener, deadline.signal)
      metrics.answers.inc({ outcome: 'given' })
      metrics.removedCodes.inc(answer.removedCodes.length)
      return answer
    } catch (error) {
      if (listener.signal.aborted) {
        metrics.answers.inc({ outcome: 'stopped' })
        throw listener.signal.reason
      }
      const failure = deadline.isOver() ? new ModelError('timeout') : modelErrorOf(error)
      metrics.answers.inc({ outcome: failure.reason })
      throw failure
    } finally {
      // Whatever is still on its way costs money and helps nobody.
      deadline.close()
    }
  }

  private async stream(
    { streamText, stepCountIs, languageModel }: Client,
    question: ModelQuestion,
    listener: ModelListener,
    abortSignal: AbortSignal,
  ) {
    const given = new Given()
    const records = await recordsFor(question)
    const data = dataFor(question, records)
    given.addRecords(records)
    given.addData([data, question.text, question.history.map(({ content }) => content)])
    const system = systemPrompt(question.language, question.detail)
    const written = new WrittenText(given, system, listener)
    const { fullStream } = streamText({
      model: languageModel(this.deps.options, boundedFetch),
      system,
      messages: messagesFor(question, data),
      tools: lookups(question, given, this.deps.log),
      stopWhen: stepCountIs(MAX_STEPS),
      prepareStep: ({ stepNumber }) => (stepNumber === MAX_STEPS - 1 ? { toolChoice: 'none' } : {}),
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      maxRetries: 0,
      abortSignal,
      // The default prints the error, which holds the question.
      onError: () => {},
    })
    for await (const part of fullStream) {
      if (part.type === 'text-delta') written.add(part.text)
      else if (part.type === 'error') throw part.error
      else if (part.type === 'abort') abortSignal.throwIfAborted()
      else if (part.type === 'finish-step' && part.finishReason === 'tool-calls') written.discard()
      else if (part.type === 'finish') requireWhole(part.finishReason)
    }
    abortSignal.throwIfAborted()
    return written.finish()
  }
}

type Client = Awaited<ReturnType<typeof loadClient>>

/** Loaded with the first question, and only where a model is configured. */
async function loadClient() {
  const [{ streamText, stepCountIs }, { languageModel }] = await Promise.all([
    import('ai'),
    import('@plumbline/inference/vision-model/language-model'),
  ])
  return { streamText, stepCountIs, languageModel }
}

/** An answer that was cut off may lack the exception that changes it. */
function requireWhole(finishReason: string) {
  if (finishReason === 'length') throw new ModelError('too_long')
  if (finishReason === 'content-filter') throw new ModelError('rejected')
  if (finishReason !== 'stop') throw new ModelError('invalid_response')
}

/** The records that the library's answer, the violation and earlier answers rest on, then what the question finds. */
async function recordsFor({
  text,
  answer,
  violation,
  history,
  library,
  workplace,
}: ModelQuestion): Promise<LibraryRecord[]> {
  const { topic, sources } = answer
  const place = topic?.country ? topic : workplace
  const earlier = history.flatMap(message => message.sources).slice(-MAX_EARLIER)
  const [cited, found] = await Promise.all([
    library.byCodes([...new Set([...sources, ...(violation?.codes ?? []), ...earlier])]),
    library.search(topic?.asked || text, place),
  ])
  const records = new Map([...cited, ...found.records].map(record => [record.code, record]))
  return [...records.values()].slice(0, MAX_RECORDS)
}
