import type { Endpoint, ResponseOf } from '@plumbline/contract/endpoint'
import { addressOf, exchange, NetworkError } from './api'

type UploadOptions = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  signal: AbortSignal
  /** Share of the bytes that have left, 0 to 1. */
  onSent: (share: number) => void
}

/** Sends a form with a file. XMLHttpRequest, because fetch does not tell how much of a body has been sent. */
export const upload = <E extends Endpoint>(endpoint: E, form: FormData, options: UploadOptions) =>
  exchange(endpoint, token => post(endpoint, form, token, options)) as Promise<ResponseOf<E>>

const post = (
  { method, path }: Endpoint,
  form: FormData,
  token: string | undefined,
  { params, query, signal, onSent }: UploadOptions,
) =>
  new Promise<Response>((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const request = new XMLHttpRequest()
    request.open(method, addressOf(path, params, query))
    request.setRequestHeader('accept', 'application/json')
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onSent(loaded / total)
    }
    request.onload = () =>
      resolve(new Response(request.responseText, { status: request.status, statusText: request.statusText }))
    request.onerror = () => reject(new NetworkError(null))
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
