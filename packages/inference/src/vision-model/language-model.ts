import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'

export type LanguageModelOptions = {
  provider: 'openai-compatible' | 'anthropic'
  model: string
  apiKey?: string
  /** Needed for an OpenAI-compatible endpoint; for Anthropic only where it is reached through another address. */
  baseUrl?: string
  /** `false` for an endpoint that returns plain JSON but knows no schema. */
  structuredOutputs?: boolean
  timeoutMs?: number
}

/** A redirect could lead anywhere, and it would take the question with it. */
const withoutRedirects: typeof fetch = (url, init) => fetch(url, { ...init, redirect: 'error' })

/** The model that the operator configured, in the protocol it speaks. `send` replaces how requests are made. */
export function languageModel(
  { provider, model, apiKey, baseUrl, structuredOutputs = true }: LanguageModelOptions,
  send: typeof fetch = withoutRedirects,
): LanguageModel {
  if (provider === 'anthropic')
    return createAnthropic({ apiKey: apiKey ?? '', fetch: send, ...(baseUrl ? { baseURL: baseUrl } : {}) })(
      model,
    )
  if (!baseUrl) throw new Error('an OpenAI-compatible model needs its base URL')
  return createOpenAICompatible({
    name: 'hosted',
    baseURL: baseUrl,
    fetch: send,
    supportsStructuredOutputs: structuredOutputs,
    ...(apiKey ? { apiKey } : {}),
  })(model)
}
