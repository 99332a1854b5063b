import { connect } from 'node:net'

/** What one run of requests over so many connections gave. */
export type LoadResult = { perSecond: number; latencies: number[] }

type Target = { port: number; path: string; token?: string | undefined }

const END_OF_HEADERS = Buffer.from('\r\n\r\n')

/** One connection: sends the request, waits for the whole response, and sends it again until the time is up. */
function runConnection(port: number, request: string, until: number, latencies: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let sentAt = 0
    let received: Buffer = Buffer.alloc(0)
    let length = -1
    const send = () => {
      sentAt = performance.now()
      received = Buffer.alloc(0)
      length = -1
      socket.write(request)
    }
    socket.setNoDelay(true)
    socket.on('connect', send)
    socket.on('error', reject)
    socket.on('close', () => resolve())
    socket.on('data', chunk => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
      if (length < 0) {
        const end = received.indexOf(END_OF_HEADERS)
        if (end < 0) return
        const head = received.toString('latin1', 0, end)
        if (!head.startsWith('HTTP/1.1 200'))
          return void socket.destroy(new Error(`The server answered ${head.slice(0, 200)}`))
        length = end + END_OF_HEADERS.length + Number(/content-length: (\d+)/i.exec(head)?.[1])
      }
      if (received.length < length) return
      const now = performance.now()
      latencies.push(now - sentAt)
      if (now < until) send()
      else socket.end()
    })
  })
}

/** Asks for the same thing over and over, each connection waiting for its response before it asks again. */
export async function load(
  { port, path, token }: Target,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<LoadResult> {
  const headers = [
    `GET ${path} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    ...(token ? [`authorization: Bearer ${token}`] : []),
  ]
  const request = `${headers.join('\r\n')}\r\n\r\n`
  const latencies: number[] = []
  const started = performance.now()
  const until = started + seconds * 1000
  await Promise.all(Array.from({ length: connections }, () => runConnection(port, request, until, latencies)))
  return { perSecond: latencies.length / ((performance.now() - started) / 1000), latencies }
}
