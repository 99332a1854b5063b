import { beforeEach, expect, test, vi } from 'vitest'
import { NetworkError } from '../../../../lib/api'
import { type EntryWithFile, newEntry } from './entry'
import { sendInPieces } from './send-in-pieces'

const PIECE = 4
const entry: EntryWithFile = {
  ...newEntry({ captureSource: 'upload' }),
  key: 'walk',
  name: 'walk.mp4',
  timesAccepted: 1,
  file: new File(['0123456789'], 'walk.mp4', { type: 'video/mp4' }),
}

let sent: string[]
let received: number
let finish: () => Response
const ok = (data: unknown) => new Response(JSON.stringify({ success: true, data }))
const rejected = (code: string) =>
  new Response(JSON.stringify({ success: false, code, error: code }), { status: 409 })
const uploadState = () => ({ id: 'up-1', receivedBytes: received, pieceBytes: PIECE })

/** A server that stores pieces; each arrives in two halves, as the sender sees it. */
class FakeRequest {
  upload: { onprogress?: (event: object) => void } = {}
  status = 200
  statusText = 'OK'
  responseText = ''
  onload = () => {}
  private address = ''
  open(_: string, address: string) {
    this.address = address
  }
  setRequestHeader() {}
  abort() {}
  send(form: FormData) {
    const { size } = form.get('file') as File
    sent.push(`${this.address} ${size}`)
    this.upload.onprogress?.({ lengthComputable: true, loaded: size / 2, total: size })
    received += size
    this.responseText = JSON.stringify({ success: true, data: uploadState() })
    queueMicrotask(() => this.onload())
  }
}

beforeEach(() => {
  sent = []
  received = 0
  finish = () => ok({ id: 'analysis-1' })
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    sent.push(`${method} ${address}`)
    if (address.endsWith('/finish')) return finish()
    return ok(method === 'POST' ? { ...uploadState(), asked: JSON.parse(String(body)) } : {})
  })
})

function start({ signal = new AbortController().signal } = {}) {
  const shares: number[] = []
  const refresh = vi.fn()
  const onSent = (share: number) => shares.push(share)
  return { result: sendInPieces(entry, {}, { signal, onSent, refresh }), shares, refresh }
}
const piece = (offset: number, size: number) => `/api/analysis/uploads/up-1/piece?offset=${offset} ${size}`

test('a file is sent piece by piece, and what it cost is fetched again', async () => {
  const { result, shares, refresh } = start()
  expect(await result).toEqual({ id: 'analysis-1' })
  expect(sent).toEqual([
    'POST /api/analysis/uploads',
    piece(0, 4),
    piece(4, 4),
    piece(8, 2),
    'POST /api/analysis/uploads/up-1/finish',
  ])
  expect(shares).toEqual([0, 0.2, 0.4, 0.6, 0.8, 0.9])
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('after an interruption it goes on with what the server does not have', async () => {
  received = 8
  await start().result
  expect(sent.filter(each => each.includes('piece'))).toEqual([piece(8, 2)])
})

test('a file that has arrived already is only finished', async () => {
  received = 10
  await start().result
  expect(sent).toEqual(['POST /api/analysis/uploads', 'POST /api/analysis/uploads/up-1/finish'])
})

test('an upload whose end is being worked on is sent again later, as after a lost connection', async () => {
  finish = () => rejected('upload_finishing')
  await expect(start().result).rejects.toThrow(NetworkError)
})

test('another rejection is told, and nothing counts as changed', async () => {
  finish = () => rejected('quota_exhausted')
  const { result, refresh } = start()
  await expect(result).rejects.toMatchObject({ code: 'quota_exhausted' })
  expect(refresh).not.toHaveBeenCalled()
  expect(sent.some(each => each.startsWith('DELETE'))).toBe(false)
})

test('an upload that is canceled is deleted on the server, too', async () => {
  const canceling = new AbortController()
  finish = () => {
    canceling.abort()
    return rejected('not_found')
  }
  const { result, refresh } = start({ signal: canceling.signal })
  await expect(result).rejects.toThrow()
  expect(sent).toContain('DELETE /api/analysis/uploads/up-1')
  await expect.poll(() => refresh.mock.calls.length).toBe(1)
})
