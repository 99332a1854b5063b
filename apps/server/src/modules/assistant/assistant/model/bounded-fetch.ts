import { ModelError } from './model-error'

const MAX_RESPONSE_BYTES = 2 * 1024 * 1024

/** Sends to the configured address and nowhere else, and reads no more than an answer can have. */
export const boundedFetch: typeof fetch = async (url, init) => {
  // A redirect would take the question, and the key, to an address that nobody configured.
  const response = await fetch(url, { ...init, redirect: 'error' })
  if (!response.body) return response
  let bytes = 0
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength
      if (bytes > MAX_RESPONSE_BYTES) controller.error(new ModelError('too_long'))
      else controller.enqueue(chunk)
    },
  })
  const { status, statusText, headers } = response
  // Fetch forgets the signal of a response that is being read once the garbage collector has run; a pipe doesn't.
  const body = response.body.pipeThrough(counted, init?.signal ? { signal: init.signal } : {})
  return new Response(body, { status, statusText, headers })
}
