type Early = { token: string; response: Promise<Response> }

declare global {
  interface Window {
    earlyResponses?: Map<string, Early>
  }
}

/** The response to a call that was sent before the app was loaded, once. */
export function takeEarlyResponse(address: string, token: string | undefined) {
  const early = window.earlyResponses?.get(address)
  window.earlyResponses?.delete(address)
  return early && early.token === token ? early.response : undefined
}
