const reported = new Set<string>()

/** Tells the server about an uncaught error, each once a visit. That this fails must not matter to anyone. */
export function reportError(error: unknown) {
  const message = (error instanceof Error ? error.message : String(error)).slice(0, 1000)
  if (reported.has(message)) return
  reported.add(message)
  const stack = (error instanceof Error && error.stack ? error.stack : '').slice(0, 8000)
  fetch('/api/error-log', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message, stack, timestamp: new Date().toISOString() }),
    keepalive: true,
  }).catch(() => {})
}

export function reportUncaughtErrors() {
  addEventListener('error', event => event.error && reportError(event.error))
  addEventListener('unhandledrejection', event => reportError(event.reason))
}
