import type { Post } from '../vision-model/ask'

const MAX_RESPONSE_BYTES = 64 * 1024

/** For a person at a terminal, who chose the address themselves. The server has checks of its own. */
export const postOnce: Post = async (url, { headers, body }, signal) => {
  const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' })
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > MAX_RESPONSE_BYTES) return { fault: 'too_large' }
    chunks.push(chunk)
  }
  return { status: response.status, body: Buffer.concat(chunks).toString('utf8') }
}
