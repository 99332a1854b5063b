import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { createTask, type LiveEvent } from '@plumbline/contract'
import { expect } from 'vitest'
import type { TestApp } from './harness'
import type { Person } from './people'

type Headers = Record<string, string>
type StreamedEvent = LiveEvent & { id: string }
type EventOf<Type extends LiveEvent['type']> = Extract<StreamedEvent, { type: Type }>

/** Each takes the server longer than to end a stream. */
const MAX_LATER_EVENTS = 10

const bearerOf = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` })

/** Where the server listens; only a real connection can be held open. */
export async function listen(app: TestApp) {
  if (!app.http.server.listening) await app.http.listen({ host: '127.0.0.1', port: 0 })
  return app.http.listeningOrigin
}

/** One event stream, as a browser holds it. */
export async function openLive(app: TestApp, person: { token: string }, headers: Headers = {}) {
  return readLive(await listen(app), { ...bearerOf(person), ...headers })
}

export async function readLive(address: string, headers: Headers) {
  // fetch() opens a connection to spare after an abort, which would keep the server from closing.
  const request = get(`${address}/api/events/stream`, { headers, agent: false })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const events: StreamedEvent[] = []
  const stream = { status: response.statusCode, headers: response.headers, events, ended: false }
  let text = ''
  response.setEncoding('utf8').on('data', (piece: string) => {
    text += piece
    const blocks = text.split('\n\n').slice(0, -1)
    for (const block of blocks.filter(each => each.includes('data: ')).slice(events.length))
      events.push({
        ...(JSON.parse(block.match(/^data: (.*)$/m)?.[1] ?? '{}') as LiveEvent),
        id: block.match(/^id: (.*)$/m)?.[1] ?? '',
      })
  })
  response
    .on('error', () => undefined)
    .on('close', () => {
      stream.ended = true
    })
  return Object.assign(stream, {
    close: () => request.destroy(),
    /** The first such event, once it is there. */
    next: async <Type extends LiveEvent['type']>(
      type: Type,
      isIt: (event: EventOf<Type>) => boolean = () => true,
    ) => {
      const isWanted = (event: StreamedEvent): event is EventOf<Type> =>
        event.type === type && isIt(event as EventOf<Type>)
      await expect
        .poll(() => events, { message: `no such ${type} event` })
        .toSatisfy(() => events.some(isWanted))
      return events.find(isWanted) as EventOf<Type>
    },
    /** Fails when so much of what a colleague does later still arrives, not after a time. */
    end: async (colleague: Person) => {
      for (let sent = 0; sent < MAX_LATER_EVENTS && !stream.ended; sent++) {
        const before = events.length
        await colleague.call(createTask, { body: { title: 'Later' } })
        const arrived = () => events.slice(before).some(({ type }) => type === 'changed')
        await expect
          .poll(() => stream.ended || arrived(), { message: 'neither an event nor the end' })
          .toBe(true)
      }
      expect(stream.ended, 'the stream is still open').toBe(true)
    },
  })
}
