import type { LiveEvent } from '@plumbline/contract/integrations/live'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openLiveStream } from './live-stream'

type Connection = {
  lastEventId: string | null
  send: (text: string) => void
  end: () => void
  aborted: boolean
}

let connections: Connection[]
let close: () => void
let events: LiveEvent[]
let log: string[]

/** A server that holds every connection open until the test ends it, or rejects it with this status. */
function serving(status = 200) {
  vi.stubGlobal(
    'fetch',
    async (_: string, { headers, signal }: { headers: Headers; signal: AbortSignal }) => {
      const connection: Connection = {
        lastEventId: headers.get('last-event-id'),
        send: () => {},
        end: () => {},
        aborted: false,
      }
      connections.push(connection)
      if (status !== 200) return new Response('{"success":false,"code":"x"}', { status })
      const body = new ReadableStream<Uint8Array>({
        start: controller => {
          connection.send = text => controller.enqueue(new TextEncoder().encode(text))
          connection.end = () => controller.close()
          signal.addEventListener('abort', () => {
            connection.aborted = true
            controller.error(new DOMException('aborted', 'AbortError'))
          })
        },
      })
      return new Response(body)
    },
  )
}

function open() {
  close = openLiveStream('', {
    onEvent: event => events.push(event),
    onSignOfLife: () => log.push('alive'),
    onLost: () => log.push('lost'),
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  connections = []
  events = []
  log = []
  serving()
})
afterEach(() => {
  close()
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const sentEvent = (id: string, event: LiveEvent) => `id: ${id}\ndata: ${JSON.stringify(event)}\n\n`

test('a cut connection is resumed after the last event or heartbeat', async () => {
  open()
  await vi.advanceTimersByTimeAsync(0)
  expect(connections[0]?.lastEventId).toBeNull()
  connections[0]?.send(sentEvent('e:4', { type: 'unread', unread: 2 }))
  connections[0]?.send(': heartbeat\nid: e:9\n\n')
  await vi.advanceTimersByTimeAsync(0)
  connections[0]?.end()
  await vi.advanceTimersByTimeAsync(1000)
  expect(connections.map(({ lastEventId }) => lastEventId)).toEqual([null, 'e:9'])
  expect(events).toEqual([{ type: 'unread', unread: 2 }])
  expect(log).toEqual(['alive', 'alive', 'lost'])
})

test('a connection that has gone silent is given up', async () => {
  open()
  await vi.advanceTimersByTimeAsync(40_000)
  connections[0]?.send(': heartbeat\n\n')
  await vi.advanceTimersByTimeAsync(40_000)
  expect(connections).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(10_000)
  expect([connections.length, connections[0]?.aborted]).toEqual([2, true])
})

test('a server that is down is tried less and less often, and right away once the browser is online', async () => {
  serving(503)
  open()
  await vi.advanceTimersByTimeAsync(0)
  await vi.advanceTimersByTimeAsync(1000)
  await vi.advanceTimersByTimeAsync(1000)
  expect(connections).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(connections.length).toBeLessThan(10)
  const before = connections.length
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(connections).toHaveLength(before + 1)
})

test('a browser whose place was taken waits for minutes', async () => {
  open()
  await vi.advanceTimersByTimeAsync(0)
  connections[0]?.send(`data: ${JSON.stringify({ type: 'replaced' })}\n\n`)
  await vi.advanceTimersByTimeAsync(0)
  connections[0]?.end()
  await vi.advanceTimersByTimeAsync(240_000)
  expect([connections.length, log.at(-1)]).toEqual([1, 'lost'])
  await vi.advanceTimersByTimeAsync(61_000)
  expect(connections).toHaveLength(2)
})

test('nothing is tried again once it is closed', async () => {
  open()
  await vi.advanceTimersByTimeAsync(0)
  close()
  await vi.advanceTimersByTimeAsync(600_000)
  expect([connections.length, connections[0]?.aborted]).toEqual([1, true])
})
