import type { LiveEvent, eventStream as streamCall } from '@plumbline/contract/integrations/live'
import { ApiError, callForResponse, withoutSchemas } from '../api'
import { eventsIn } from '../call-for-events'

const eventStream = withoutSchemas<typeof streamCall>({
  method: 'GET',
  path: '/api/events/stream',
  access: 'member',
})

/** The server sends something every 20 seconds, so a connection this silent is dead. */
const MAX_SILENCE_MS = 45_000
const FIRST_RETRY_MS = 1_000
const MAX_RETRY_MS = 30_000
/** After the server has turned this browser away; until then it polls. */
const REJECTED_RETRY_MS = 5 * 60_000

export type StreamHandlers = {
  onEvent: (event: LiveEvent, id: string) => void
  /** Something arrived, if only a heartbeat. */
  onSignOfLife: () => void
  onLost: () => void
}

/** Keeps one event stream open, and resumes it where it was cut. Returns how to close it. */
export function openLiveStream(startId: string, handlers: StreamHandlers): () => void {
  const closing = new AbortController()
  let lastId = startId
  let retryMs = FIRST_RETRY_MS
  let retryNow = () => {}

  const connect = async () => {
    const connection = new AbortController()
    const { signal } = connection
    const abort = () => connection.abort()
    closing.signal.addEventListener('abort', abort)
    let silence = setTimeout(abort, MAX_SILENCE_MS)
    try {
      const headers = lastId ? { 'last-event-id': lastId } : {}
      const { body } = await callForResponse(eventStream, {}, { signal, headers })
      if (!body) return
      for await (const { id, data } of eventsIn(body, signal)) {
        clearTimeout(silence)
        silence = setTimeout(abort, MAX_SILENCE_MS)
        retryMs = FIRST_RETRY_MS
        lastId = id || lastId
        handlers.onSignOfLife()
        if (!data) continue
        const event = JSON.parse(data) as LiveEvent
        if (event.type === 'replaced') retryMs = REJECTED_RETRY_MS
        else handlers.onEvent(event, lastId)
      }
    } finally {
      clearTimeout(silence)
      closing.signal.removeEventListener('abort', abort)
    }
  }

  const run = async () => {
    while (!closing.signal.aborted) {
      try {
        await connect()
      } catch (error) {
        if (closing.signal.aborted) return
        if (error instanceof ApiError && error.status === 401) return handlers.onLost()
        if (error instanceof ApiError && error.status < 500) retryMs = REJECTED_RETRY_MS
      }
      handlers.onLost()
      // Not everyone comes back at the same moment after a restart of the server.
      const wait = retryMs * (0.5 + Math.random())
      retryMs = Math.min(retryMs * 2, Math.max(retryMs, MAX_RETRY_MS))
      await new Promise<void>(resolve => {
        const timer = setTimeout(resolve, wait)
        retryNow = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  }
  const onOnline = () => retryNow()
  addEventListener('online', onOnline)
  void run()
  return () => {
    removeEventListener('online', onOnline)
    closing.abort()
    retryNow()
  }
}
