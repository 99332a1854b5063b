import type { Registry } from 'prom-client'

type Attributes = Record<string, string | number | boolean>
export type SpanOptions = {
  kind?: 'server' | 'client' | 'consumer'
  attributes?: Attributes
  /** The span that caused this one in another process, as `current` wrote it there. */
  causedBy?: string | null | undefined
}
export type OpenSpan = {
  set: (attributes: Attributes) => void
  /** Only what kind of error it was: messages quote what people typed. */
  fail: (error: unknown) => void
  end: () => void
  /** What runs in it belongs to this span, however long it takes. */
  run: <T>(work: () => T) => T
}

/** Traces and metrics for an OpenTelemetry collector. */
export type Telemetry = {
  isOn: boolean
  open: (name: string, options?: SpanOptions) => OpenSpan
  inSpan: <T>(name: string, options: SpanOptions, work: (span: OpenSpan) => Promise<T>) => Promise<T>
  /** The span that this code runs in, as text that a queue can carry (W3C Trace Context). */
  current: () => string | undefined
  exportMetrics: (registry: Registry) => void
  /** Sends what is collected so far. */
  flush: () => Promise<void>
  close: () => Promise<void>
}

const noSpan: OpenSpan = { set: () => {}, fail: () => {}, end: () => {}, run: work => work() }

export const noTelemetry: Telemetry = {
  isOn: false,
  open: () => noSpan,
  inSpan: (_name, _options, work) => work(noSpan),
  current: () => undefined,
  exportMetrics: () => {},
  flush: async () => {},
  close: async () => {},
}
