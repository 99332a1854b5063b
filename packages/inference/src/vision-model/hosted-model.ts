import type { SiteRules } from '@plumbline/domain'
import { APICallError, generateText, NoObjectGeneratedError, Output } from 'ai'
import sharp from 'sharp'
import type { HostedFailure } from '../analyzer'
import { AnalysisError, throwIfCanceled } from '../errors'
import type { Finding, Violation } from '../findings'
import type { ImageSource } from '../image/decode'
import { openDeadline } from './deadline'
import { type LanguageModelOptions, languageModel } from './language-model'
import { promptFor } from './prompt'
import { HostedResponse, violationsFrom } from './response'

export type HostedQuestion = {
  source: ImageSource
  width: number
  height: number
  findings: readonly Finding[]
  violations: readonly Violation[]
  site: SiteRules | null
}

const DEFAULT_TIMEOUT_MS = 30_000
/** More pixels cost more and are scaled down by the provider anyway. */
const LONGEST_SIDE = 1568

/** Asks a hosted model to recheck the picture. Returns what it saw or why it failed; the embedded result is kept either way. */
export async function askHostedModel(
  options: LanguageModelOptions,
  question: HostedQuestion,
  signal?: AbortSignal,
): Promise<Violation[] | HostedFailure> {
  throwIfCanceled(signal)
  const deadline = openDeadline(options.timeoutMs ?? DEFAULT_TIMEOUT_MS, signal)
  try {
    const { output } = await generateText({
      model: languageModel(options),
      output: Output.object({ schema: HostedResponse }),
      messages: [
        {
          role: 'user',
          content: [
            { type: 'text', text: promptFor(question.findings, question.violations, question) },
            { type: 'image', image: await reduced(question.source), mediaType: 'image/jpeg' },
          ],
        },
      ],
      maxRetries: 0,
      abortSignal: deadline.signal,
    })
    const { width, height, site } = question
    return violationsFrom(output, { width, height, site })
  } catch (error) {
    if (signal?.aborted) throw new AnalysisError('canceled')
    return deadline.isOver() ? 'timeout' : failureOf(error)
  } finally {
    deadline.close()
  }
}

/** Upright, small, and without the metadata that says where and with what it was taken. */
const reduced = (source: ImageSource) =>
  sharp('path' in source ? source.path : source.bytes)
    .autoOrient()
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#808080' })
    .toColorspace('srgb')
    .jpeg({ quality: 80 })
    .toBuffer()

function failureOf(error: unknown): HostedFailure {
  if (NoObjectGeneratedError.isInstance(error)) return 'nonsense'
  if (!APICallError.isInstance(error)) return 'unreachable'
  const status = error.statusCode ?? 0
  if (status === 429 || status === 402) return 'quota'
  if (status >= 400 && status < 500) return 'rejected'
  // A response, but not in the shape the provider's API promises.
  return status >= 200 && status < 300 ? 'nonsense' : 'unreachable'
}
