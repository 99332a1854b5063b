import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Serve = (request: IncomingMessage, response: ServerResponse) => void

export const redirectTo =
  (location: string): Serve =>
  (_, response) => {
    response.writeHead(302, { location }).end()
  }

/** A web server on this machine that stands in for the rest of the world: one function for each path. */
export async function fakeWebServer(pages: Record<string, Serve>) {
  const asked: { path: string; headers: IncomingMessage['headers'] }[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push({ path, headers: request.headers })
    const serve = pages[path]
    if (serve) serve(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    host: `127.0.0.1:${port}`,
    url: (path: string, host = '127.0.0.1') => `http://${host}:${port}${path}`,
    pages,
    asked,
    close: () =>
      new Promise<void>(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
