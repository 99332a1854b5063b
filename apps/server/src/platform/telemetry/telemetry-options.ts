import * as z from 'zod'

export type TelemetryOptions = {
  endpoint: string
  headers: Record<string, string>
  serviceName: string
  /** The share of traces that are sent. */
  sampleRatio: number
  metricIntervalMs: number
}

/** `name=value` pairs as the OpenTelemetry specification writes them. */
const pairsIn = (text: string) =>
  text.split(',').flatMap(pair => {
    if (pair.trim() === '') return []
    const [name = '', ...value] = pair.split('=')
    return [[name.trim(), decoded(value.join('=').trim())] as const]
  })
function decoded(value: string) {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}

/** As the OpenTelemetry specification names them. */
export const telemetryVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.preprocess(
    value => (value === '' ? undefined : value),
    z.url({ protocol: /^https?$/ }).optional(),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .default('')
    .refine(text => pairsIn(text).every(([name, value]) => name && value), 'expected name=value pairs'),
  OTEL_SERVICE_NAME: z.string().min(1).max(200).default('plumbline'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  OTEL_METRIC_EXPORT_INTERVAL: z.coerce.number().int().min(1_000).max(3_600_000).default(60_000),
}
type Variables = z.output<z.ZodObject<typeof telemetryVariables>>

export function telemetryFrom(env: Variables): TelemetryOptions | undefined {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, '')
  return endpoint === undefined
    ? undefined
    : {
        endpoint,
        headers: Object.fromEntries(pairsIn(env.OTEL_EXPORTER_OTLP_HEADERS)),
        serviceName: env.OTEL_SERVICE_NAME,
        sampleRatio: env.OTEL_TRACES_SAMPLER_ARG,
        metricIntervalMs: env.OTEL_METRIC_EXPORT_INTERVAL,
      }
}
