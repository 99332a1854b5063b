import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** One piece many times over, with something before and after it. `#` in the piece becomes its number. */
export type RepeatedBody = { head?: string; piece: string; times: number; tail?: string }
type RemoteRequest = { url: string; headers?: Record<string, string>; body?: RepeatedBody; copies: number }
type RemoteResponse = { status: number; code?: string }

/** What the other process runs. */
async function send({ url, headers = {}, body, copies }: RemoteRequest) {
  const { head = '', piece = '', times = 0, tail = '' } = body ?? {}
  const pieces = piece.includes('#')
    ? Array.from({ length: times }, (_, number) => piece.replaceAll('#', String(number))).join('')
    : piece.repeat(times)
  const sent = body ? { method: 'POST', body: `${head}${pieces}${tail}` } : {}
  const receive = async () => {
    const response = await fetch(url, { headers, ...sent })
    const { code } = /"code":"(?<code>\w+)"/.exec(await response.text())?.groups ?? {}
    return { status: response.status, ...(!response.ok && { code }) }
  }
  process.stdout.write(JSON.stringify(await Promise.all(Array.from({ length: copies }, receive))))
}

/** Calls the server from another process, so that only what the server does itself is measured. */
export async function sendFromElsewhere(request: RemoteRequest): Promise<RemoteResponse[]> {
  const script = `(${send})(${JSON.stringify(request)})`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script])
  return JSON.parse(stdout) as RemoteResponse[]
}
