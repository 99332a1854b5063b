import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type SentMessage = { role: string; content: unknown }
type ModelRequest = {
  path: string
  headers: IncomingMessage['headers']
  body: {
    messages: SentMessage[]
    system?: unknown
    tools?: unknown[]
    tool_choice?: unknown
    stream: boolean
  }
  /** Resolves when whoever asked hangs up before the end. */
  hungUp: Promise<void>
}
type Reply = (response: ServerResponse, request: ModelRequest) => void

const startEvents = (response: ServerResponse) =>
  response.headersSent || response.writeHead(200, { 'content-type': 'text/event-stream' })
const event = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`
const chunk = (delta: object, finish: string | null = null) =>
  event({
    id: 'c',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })

/** Replies in the OpenAI protocol. */
export const openAi = {
  /** The pieces of a text, one event each. */
  text:
    (...pieces: string[]): Reply =>
    response => {
      startEvents(response)
      for (const content of pieces) response.write(chunk({ role: 'assistant', content }))
      response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`)
    },
  /** One call of a tool, after what the model says before it. */
  call:
    (name: string, input: unknown, before = ''): Reply =>
    response => {
      startEvents(response)
      if (before) response.write(chunk({ role: 'assistant', content: before }))
      const call = { name, arguments: typeof input === 'string' ? input : JSON.stringify(input) }
      response.write(chunk({ tool_calls: [{ index: 0, id: 'call', type: 'function', function: call }] }))
      response.end(`${chunk({}, 'tool_calls')}data: [DONE]\n\n`)
    },
  /** Says this and then nothing more, without ending. */
  stall:
    (...pieces: string[]): Reply =>
    response => {
      startEvents(response)
      response.flushHeaders()
      for (const content of pieces) response.write(chunk({ role: 'assistant', content }))
    },
  /** Says this and then breaks the connection. */
  broken:
    (...pieces: string[]): Reply =>
    response => {
      startEvents(response)
      for (const content of pieces) response.write(chunk({ role: 'assistant', content }))
      setImmediate(() => response.destroy())
    },
  ending:
    (finish: string, ...pieces: string[]): Reply =>
    response => {
      startEvents(response)
      for (const content of pieces) response.write(chunk({ role: 'assistant', content }))
      response.end(`${chunk({}, finish)}data: [DONE]\n\n`)
    },
  /** A comment of this many letters, then a text. */
  padded:
    (letters: number, text: string): Reply =>
    (response, request) => {
      startEvents(response)
      response.write(`: ${'x'.repeat(letters)}\n\n`)
      openAi.text(text)(response, request)
    },
  raw:
    (status: number, body: string, headers: Record<string, string> = {}): Reply =>
    response => {
      response.writeHead(status, { 'content-type': 'text/event-stream', ...headers }).end(body)
    },
}

/** Replies in the Anthropic protocol. */
export const anthropic = {
  text:
    (...pieces: string[]): Reply =>
    response => {
      anthropicBlock(
        response,
        { type: 'text', text: '' },
        'end_turn',
        pieces.map(text => ({ type: 'text_delta', text })),
      )
    },
  call:
    (name: string, input: unknown): Reply =>
    response => {
      anthropicBlock(response, { type: 'tool_use', id: 'call', name, input: {} }, 'tool_use', [
        { type: 'input_json_delta', partial_json: JSON.stringify(input) },
      ])
    },
}

function anthropicBlock(response: ServerResponse, block: object, stop: string, deltas: object[]) {
  const usage = { input_tokens: 1, output_tokens: 1 }
  startEvents(response)
  const send = (type: string, value: object) => response.write(`event: ${type}\n${event({ type, ...value })}`)
  send('message_start', {
    message: {
      id: 'm',
      type: 'message',
      role: 'assistant',
      model: 'm',
      content: [],
      stop_reason: null,
      usage,
    },
  })
  send('content_block_start', { index: 0, content_block: block })
  for (const delta of deltas) send('content_block_delta', { index: 0, delta })
  send('content_block_stop', { index: 0 })
  send('message_delta', { delta: { stop_reason: stop, stop_sequence: null }, usage })
  send('message_stop', {})
  response.end()
}

/** A language model on this machine: replies as the test says, the last reply again once the list is through. */
export async function fakeModelServer() {
  const requests: ModelRequest[] = []
  let replies: Reply[] = []
  const server = createServer(async (incoming, response) => {
    let text = ''
    for await (const piece of incoming) text += piece
    const hungUp = new Promise<void>(resolve => {
      response.on('close', () => {
        if (!response.writableFinished) resolve()
      })
    })
    const { url: path = '', headers } = incoming
    const request: ModelRequest = { path, headers, body: JSON.parse(text || '{}'), hungUp }
    requests.push(request)
    const reply = replies.length > 1 ? replies.shift() : replies[0]
    if (reply) reply(response, request)
    else response.writeHead(404).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    /** What the next requests get; forgets the requests so far. */
    will: (...next: Reply[]) => {
      replies = next
      requests.length = 0
    },
    close: () =>
      new Promise<void>(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
