import type { Endpoint, RequestOf } from '@plumbline/contract/endpoint'
import { callForResponse, NetworkError } from './api'

type EventOptions<Event> = { signal: AbortSignal; onEvent: (event: Event) => void }

/**
 * A call that responds with server-sent events, each a line of JSON. EventSource can't send a body or the bearer, so
 * this reads the response itself. Resolves when the server has ended the stream.
 */
export async function callForEvents<E extends Endpoint, Event>(
  endpoint: E,
  input: RequestOf<E>,
  { signal, onEvent }: EventOptions<Event>,
): Promise<void> {
  const send = callForResponse as (e: Endpoint, i: unknown, o: object) => Promise<Response>
  const { body } = await send(endpoint, input, { signal })
  if (!body) return
  for await (const { data } of eventsIn(body, signal)) if (data) onEvent(JSON.parse(data) as Event)
}

/** Every complete block of lines; a heartbeat has no data. A piece may end anywhere, even inside a letter. */
export async function* eventsIn(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<{ id: string; data: string }> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        throw signal.aborted ? error : new NetworkError(error)
      })
      if (done) return
      const events = (rest + decoder.decode(value, { stream: true })).split('\n\n')
      rest = events.pop() ?? ''
      for (const event of events) yield { id: fieldOf('id', event), data: fieldOf('data', event) }
    }
  } finally {
    reader.releaseLock()
  }
}

const fieldOf = (name: string, event: string) =>
  event
    .split('\n')
    .filter(line => line.startsWith(`${name}:`))
    .map(line => line.slice(name.length + 1).trimStart())
    .join('\n')
