import { photo } from '../../apps/server/src/testing/uploads'

export type Answered = {
  /** 0: no response at all. */
  status: number
  code: string | undefined
  retryAfter: number
  data: Record<string, unknown>
}

const REQUEST_TIMEOUT_MS = 240_000

/** One call over HTTP as a program makes it. An address that doesn't answer is a status, too. */
export async function call(
  url: string,
  token: string,
  [method, path]: readonly [method: string, path: string],
  body?: object,
): Promise<Answered> {
  const isForm = body instanceof FormData
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  }).catch(() => undefined)
  const parsed = (await response?.json().catch(() => undefined)) as
    | { data?: Answered['data']; code?: string }
    | undefined
  return {
    status: response?.status ?? 0,
    code: parsed?.code,
    retryAfter: Number(response?.headers.get('retry-after') ?? 0),
    data: parsed?.data ?? {},
  }
}

/** A photo like no other. */
export async function uploadTo(url: string, token: string, picture?: Uint8Array) {
  const body = new FormData()
  const bytes = new Uint8Array(picture ?? (await photo({ width: 320, height: 240 })))
  body.append('file', new Blob([bytes], { type: 'image/jpeg' }), 'site.jpg')
  return call(url, token, ['POST', '/api/analysis/upload'], body)
}
