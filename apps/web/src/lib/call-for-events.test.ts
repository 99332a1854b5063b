import { type AskEvent, askAssistant } from '@plumbline/contract/assistant/conversations'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError, NetworkError } from './api'
import { writeBearer } from './bearer'
import { callForEvents } from './call-for-events'

type Sent = { url: string; init: RequestInit }

/** A server whose response arrives in these pieces; an error cuts it off. */
function sending(pieces: readonly (Uint8Array | Error)[]) {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init })
    const left = [...pieces]
    return new Response(
      new ReadableStream<Uint8Array>({
        pull: controller => {
          const next = left.shift()
          if (next === undefined) controller.close()
          else if (next instanceof Error) controller.error(next)
          else controller.enqueue(next)
        },
      }),
      { headers: { 'content-type': 'text/event-stream' } },
    )
  })
  return sent
}

async function received(pieces: readonly (Uint8Array | Error)[]) {
  const sent = sending(pieces)
  const events: AskEvent[] = []
  const onEvent = (event: AskEvent) => events.push(event)
  const body = { message: 'How deep?' }
  const call = callForEvents(askAssistant, { body }, { signal: new AbortController().signal, onEvent })
  return { events, sent, call }
}

const bytes = (text: string) => new TextEncoder().encode(text)
const event = (text: string) => `data: ${JSON.stringify({ type: 'text', text })}\n\n`
const texts = (events: readonly AskEvent[]) => events.map(each => each.type === 'text' && each.text)

beforeEach(() => vi.unstubAllGlobals())

test('sends the body with the bearer', async () => {
  writeBearer({ token: 'abc', expiresAt: '2099-01-01T00:00:00.000Z' })
  const { sent, call } = await received([])
  await call
  expect(sent.map(({ url, init }) => [url, init.method, init.body])).toEqual([
    ['/api/paulie/ask', 'POST', '{"message":"How deep?"}'],
  ])
  expect(new Headers(sent[0]?.init.headers).get('authorization')).toBe('Bearer abc')
})

test('reads events wherever the pieces end, also inside a letter', async () => {
  const all = bytes(event('沟槽') + event('five feet'))
  for (const size of [1, 2, 7, all.length]) {
    const pieces = Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
      all.slice(at * size, (at + 1) * size),
    )
    const { events, call } = await received(pieces)
    await call
    expect(texts(events)).toEqual(['沟槽', 'five feet'])
  }
})

test('leaves out comments, and an event that never ended', async () => {
  const { events, call } = await received([bytes(`: still here\n\n${event('a')}data: {"type":"te`)])
  await call
  expect(texts(events)).toEqual(['a'])
})

test('a connection that breaks is a network error, after what had come', async () => {
  const { events, call } = await received([bytes(event('a')), new Error('reset')])
  await expect(call).rejects.toBeInstanceOf(NetworkError)
  expect(texts(events)).toEqual(['a'])
})

test('a rejected call throws as every other does', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: false, code: 'questions_exhausted', message: 'none left' }, { status: 402 }),
  )
  const options = { signal: new AbortController().signal, onEvent: () => {} }
  const error = await callForEvents(askAssistant, { body: { message: 'a' } }, options).catch(
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ code: 'questions_exhausted', status: 402 })
})
