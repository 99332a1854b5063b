import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import type { Config } from '../../config'
import { metricsOf } from './registry-metrics'
import type { OpenSpan, SpanOptions, Telemetry } from './telemetry'

/** The longest one delivery may take; what waits for it is bounded, and what is beyond that is dropped. */
const EXPORT_TIMEOUT_MS = 5_000

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER }

type Options = NonNullable<Config['telemetry']>
type Exported = { code: number; error?: Error }

/** Logs that deliveries fail, once, and once that they work again. */
function reportingLoss<T>(
  exporter: { export: (items: T, done: (result: Exported) => void) => void },
  what: string,
  log: Logger,
) {
  let isLost = false
  const deliver = exporter.export.bind(exporter)
  exporter.export = (items, done) =>
    deliver(items, result => {
      const failed = result.code !== 0
      if (failed && !isLost) log.warn({ what }, 'the telemetry collector does not take what is sent to it')
      if (!failed && isLost) log.info({ what }, 'the telemetry collector is back')
      isLost = failed
      done(result)
    })
}

export function openCollector(
  options: Options,
  { version, log }: { version: string; log: Logger },
): Telemetry {
  const resource = resourceFromAttributes({ 'service.name': options.serviceName, 'service.version': version })
  const exporterFor = (signal: string) => ({
    url: `${options.endpoint}/v1/${signal}`,
    headers: options.headers,
    timeoutMillis: EXPORT_TIMEOUT_MS,
  })
  const spans = new OTLPTraceExporter(exporterFor('traces'))
  reportingLoss(spans, 'traces', log)
  const processor = new BatchSpanProcessor({ exporter: spans, exportTimeoutMillis: EXPORT_TIMEOUT_MS })
  const sampler = new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(options.sampleRatio) })
  const provider = new TracerProvider({ resource, sampler, spanProcessors: [processor] })
  const tracer = provider.getTracer('plumbline', version)
  const active = new AsyncLocalStorage<Context>()
  let meters: MeterProvider | undefined

  const open = (name: string, { kind, attributes, causedBy }: SpanOptions = {}): OpenSpan => {
    const remote = causedBy ? parse(causedBy) : undefined
    const parent = remote ? trace.setSpanContext(ROOT_CONTEXT, remote) : (active.getStore() ?? ROOT_CONTEXT)
    const span = tracer.startSpan(
      name,
      { ...(kind && { kind: kinds[kind] }), ...(attributes && { attributes }) },
      parent,
    )
    const context = trace.setSpan(ROOT_CONTEXT, span)
    return {
      set: values => void span.setAttributes(values),
      fail: error => fail(span, error),
      end: () => span.end(),
      run: work => active.run(context, work),
    }
  }
  const flush = async () => {
    await Promise.allSettled([processor.forceFlush(), meters?.forceFlush()])
  }

  return {
    isOn: true,
    open,
    inSpan: async (name, spanOptions, work) => {
      const span = open(name, spanOptions)
      try {
        return await span.run(() => work(span))
      } catch (error) {
        span.fail(error)
        throw error
      } finally {
        span.end()
      }
    },
    current: () => {
      const context = active.getStore()
      const span = context && trace.getSpanContext(context)
      return span && `00-${span.traceId}-${span.spanId}-0${span.traceFlags & 1}`
    },
    exportMetrics: (registry: Registry) => {
      const exporter = new OTLPMetricExporter(exporterFor('metrics'))
      reportingLoss(exporter, 'metrics', log)
      const reader = new PeriodicExportingMetricReader({
        exporter,
        exportIntervalMillis: options.metricIntervalMs,
        exportTimeoutMillis: Math.min(EXPORT_TIMEOUT_MS, options.metricIntervalMs),
        metricProducers: [{ collect: () => metricsOf(registry, resource) }],
      })
      meters = new MeterProvider({ resource, readers: [reader] })
    },
    flush,
    close: async () => {
      await Promise.allSettled([provider.shutdown(), meters?.shutdown()])
    },
  }
}

function fail(span: Span, error: unknown) {
  const named = error instanceof Error ? error : undefined
  const code = named && 'code' in named && typeof named.code === 'string' ? named.code : undefined
  span.setAttribute('error.type', code ?? named?.name ?? 'unknown')
  span.setStatus({ code: SpanStatusCode.ERROR })
}

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-0([01])$/

function parse(traceparent: string): SpanContext | undefined {
  const [, traceId, spanId, sampled] = TRACEPARENT.exec(traceparent) ?? []
  if (!traceId || !spanId) return undefined
  return { traceId, spanId, traceFlags: Number(sampled), isRemote: true }
}
