/**
 * What a route asks the server first, by its path in the router. The page's first script (vite/boot.ts) sends these
 * before the app is loaded; `call` then takes the response. An address must be exactly the one the page asks for, or
 * it is asked twice: `npm run bench:screens` reports those.
 */
export const earlyCalls: Record<string, readonly string[]> = {
  '/dashboard': ['/api/dashboard/today', '/api/dashboard/metrics', '/api/dashboard/trends'],
  '/upload': ['/api/sites', '/api/analysis/results?page=1&pageSize=12'],
  '/results/:id': ['/api/analysis/results/:id'],
  '/violations': ['/api/violations?sort=newest&page=1&pageSize=20', '/api/sites'],
  '/tasks': ['/api/tasks?sort=newest&page=1&pageSize=20', '/api/sites'],
  '/tasks/:id': ['/api/tasks/:id', '/api/tasks/:id/fixes'],
  '/regulations': ['/api/regulations?page=1&pageSize=24&sort=relevance'],
  '/regulations/:id': ['/api/regulations/:id'],
}

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
