import type { AISDKError } from 'ai'

/** Why a model's answer isn't given. The reasons are all that is logged and counted; what was written is not. */
export const modelFailures = [
  'timeout',
  'quota',
  'rejected',
  'unreachable',
  'invalid_response',
  'empty',
  'too_long',
  'invented_figure',
  'revealed_prompt',
] as const
export type ModelFailure = (typeof modelFailures)[number]

export class ModelError extends Error {
  override name = 'ModelError'
  readonly reason: ModelFailure
  constructor(reason: ModelFailure) {
    super(reason)
    this.reason = reason
  }
}

type ApiError = AISDKError & { statusCode?: number }

const isFromSdk = (error: unknown): error is ApiError =>
  error instanceof Error && error.name.startsWith('AI_')

/** The reason behind an error of the client library, whose errors hold the question and what came back. */
export function modelErrorOf(error: unknown): ModelError {
  if (error instanceof ModelError) return error
  if (!isFromSdk(error)) return new ModelError('unreachable')
  if (error.name === 'AI_RetryError' || error.statusCode === undefined)
    return new ModelError(error.name === 'AI_APICallError' ? 'unreachable' : 'invalid_response')
  if (error.statusCode === 429 || error.statusCode === 402) return new ModelError('quota')
  if (error.statusCode >= 500) return new ModelError('unreachable')
  return new ModelError(error.statusCode >= 400 ? 'rejected' : 'invalid_response')
}
