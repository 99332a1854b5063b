import {
  type AskEvent,
  askAssistant,
  type ConversationAnswer,
} from '@plumbline/contract/assistant/conversations'
import type { BodyOf } from '@plumbline/contract/endpoint'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError, NetworkError } from '../../../../lib/api'
import { callForEvents } from '../../../../lib/call-for-events'
import { refreshAfter } from '../../../../lib/freshness'

type QuestionBody = BodyOf<typeof askAssistant>

const ASK_TIMEOUT_MS = 30_000

/** Nothing new came for too long. The request was given up, so nothing is kept or charged. */
export class AskTimeout extends Error {}

type AskOptions = { signal: AbortSignal; onEvent: (event: AskEvent) => void; client: QueryClient }

/** Asks, and passes on what arrives until the answer is complete. Aborting it costs nothing. */
export async function ask(
  body: QuestionBody,
  { signal, onEvent, client }: AskOptions,
): Promise<ConversationAnswer> {
  const limit = silenceLimit(signal)
  let answer: ConversationAnswer | null = null
  const handle = (event: AskEvent) => {
    if (event.type === 'error') throw new ApiError(event.code, 0, event.message)
    if (event.type === 'done') answer = event.answer
    if (event.type !== 'phase') limit.restart()
    onEvent(event)
  }
  try {
    await callForEvents(askAssistant, { body }, { signal: limit.signal, onEvent: handle })
    if (!answer) throw new NetworkError(new Error('The answer was cut off'))
    void refreshAfter(client, askAssistant)
    return answer
  } catch (error) {
    throw limit.isOver() ? new AskTimeout() : error
  } finally {
    limit.end()
  }
}

/** Aborts with the caller's signal, or when nothing has come for too long. */
function silenceLimit(caller: AbortSignal) {
  const request = new AbortController()
  const abort = () => request.abort()
  let isOver = false
  const start = () =>
    setTimeout(() => {
      isOver = true
      abort()
    }, ASK_TIMEOUT_MS)
  let timer = start()
  caller.addEventListener('abort', abort)
  return {
    signal: request.signal,
    isOver: () => isOver,
    restart: () => {
      clearTimeout(timer)
      timer = start()
    },
    end: () => {
      clearTimeout(timer)
      caller.removeEventListener('abort', abort)
    },
  }
}
