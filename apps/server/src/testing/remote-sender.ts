import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** One piece many times over, with something before and after it. `#` in the piece becomes its number. */
export type RepeatedBody = { head?: string; piece: string; times: number; tail?: string }
type RemoteRequest = {
  url: string
  headers?: Record<string, string>
  body?: RepeatedBody
  /** The file of a form. */
  file?: { path: string; name: string }
  copies?: number
}
type RemoteResponse = { status: number; code?: string; id?: string }

/** What the other process runs. */
function serve() {
  process.on('message', async ({ url, headers = {}, body, file, copies = 1 }: RemoteRequest) => {
    const { head = '', piece = '', times = 0, tail = '' } = body ?? {}
    const pieces = piece.includes('#')
      ? Array.from({ length: times }, (_, number) => piece.replaceAll('#', String(number))).join('')
      : piece.repeat(times)
    const form = new FormData()
    if (file) {
      const bytes = process.getBuiltinModule('node:fs').readFileSync(file.path)
      form.set('file', new Blob([bytes]), file.name)
    }
    const sent = body || file ? { method: 'POST', body: file ? form : `${head}${pieces}${tail}` } : {}
    const receive = async () => {
      const response = await fetch(url, { headers, ...sent })
      const text = (await response.text()).slice(0, 1000)
      const { code } = /"code":"(?<code>\w+)"/.exec(text)?.groups ?? {}
      const { id } = /"data":\{"id":"(?<id>[\w-]+)"/.exec(text)?.groups ?? {}
      return { status: response.status, ...(!response.ok && { code }), ...(file && { id }) }
    }
    process.send?.(await Promise.all(Array.from({ length: copies }, receive)))
  })
}

let sender: ChildProcess | undefined
let lastSent: Promise<unknown> = Promise.resolve()

/** Starting a process takes its own time, so that one sends everything. */
function openSender(): ChildProcess {
  if (sender?.connected) return sender
  sender = spawn(process.execPath, ['--input-type=module', '--eval', `(${serve})()`], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  sender.unref()
  sender.channel?.unref()
  return sender
}

/** Calls the server from another process, so that only what the server does itself is measured. */
export function sendFromElsewhere(request: RemoteRequest): Promise<RemoteResponse[]> {
  const sent = lastSent.then(async () => {
    const process = openSender()
    process.send(request)
    const received = new AbortController()
    try {
      const [responses] = await Promise.race([
        once(process, 'message', received),
        lost(process, received.signal),
      ])
      return responses as RemoteResponse[]
    } finally {
      received.abort()
    }
  })
  lastSent = sent.catch(() => undefined)
  return sent
}

async function lost(process: ChildProcess, signal: AbortSignal): Promise<never> {
  const [code] = await once(process, 'exit', { signal })
  throw new Error(`the sender ended with ${code}`)
}
