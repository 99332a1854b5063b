import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Value = { stringValue?: string; intValue?: number }
export type ReceivedSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: Value }[]
}
type Traces = { resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[] }
type ReceivedMetric = {
  name: string
  histogram?: { dataPoints: { count: number; bucketCounts: number[] }[] }
}
type Metrics = { resourceMetrics: { scopeMetrics: { metrics: ReceivedMetric[] }[] }[] }

/** A collector that takes OpenTelemetry's JSON over HTTP. While it is `silent`, it never answers. */
export async function fakeCollector() {
  const bodies: { path: string; text: string; headers: Record<string, unknown> }[] = []
  const state = { silent: false }
  const server = createServer((request, response) => {
    const chunks: Uint8Array[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      bodies.push({
        path: request.url ?? '',
        text: Buffer.concat(chunks).toString(),
        headers: request.headers,
      })
      if (!state.silent) response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const received = <T>(path: string) =>
    bodies.filter(body => body.path === path).map(body => JSON.parse(body.text) as T)
  return {
    url: `http://127.0.0.1:${port}`,
    bodies,
    state,
    spans: () =>
      received<Traces>('/v1/traces').flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    metrics: () =>
      received<Metrics>('/v1/metrics').flatMap(({ resourceMetrics }) =>
        resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics)),
      ),
    close: () =>
      new Promise<void>(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
