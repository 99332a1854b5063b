import { type HrTime, ValueType } from '@opentelemetry/api'
import type { Resource } from '@opentelemetry/resources'
import {
  AggregationTemporality,
  type CollectionResult,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
} from '@opentelemetry/sdk-metrics'
import type { MetricObjectWithValues, MetricValue, Registry } from 'prom-client'

type Metric = MetricObjectWithValues<MetricValue<string>>
type Value = MetricValue<string> & { metricName?: string }

const startedAt: HrTime = [Math.floor(Date.now() / 1000 - process.uptime()), 0]

/** The same metrics that /metrics has, as a collector takes them. */
export async function metricsOf(registry: Registry, resource: Resource): Promise<CollectionResult> {
  const metrics = ((await registry.getMetricsAsJSON()) as Metric[]).flatMap(metric => dataOf(metric) ?? [])
  return {
    resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'plumbline' }, metrics }] },
    errors: [],
  }
}

function dataOf({ name, help, type, values }: Metric): MetricData | undefined {
  const descriptor = { name, description: help, unit: '', valueType: ValueType.DOUBLE }
  const endTime: HrTime = [Math.floor(Date.now() / 1000), 0]
  const temporality = { aggregationTemporality: AggregationTemporality.CUMULATIVE }
  const point = <T>(labels: object, value: T): DataPoint<T> => ({
    startTime: startedAt,
    endTime,
    attributes: Object.fromEntries(Object.entries(labels).map(([key, each]) => [key, String(each)])),
    value,
  })
  // prom-client types it as a number in an enum, and hands out the word.
  const kind = String(type)
  if (kind === 'counter')
    return {
      descriptor,
      ...temporality,
      dataPointType: DataPointType.SUM,
      isMonotonic: true,
      dataPoints: values.map(({ labels, value }) => point(labels, value)),
    }
  if (kind === 'gauge')
    return {
      descriptor,
      ...temporality,
      dataPointType: DataPointType.GAUGE,
      dataPoints: values.map(({ labels, value }) => point(labels, value)),
    }
  if (kind !== 'histogram') return undefined
  return {
    descriptor,
    ...temporality,
    dataPointType: DataPointType.HISTOGRAM,
    dataPoints: histograms(values as Value[]).map(({ labels, histogram }) => point(labels, histogram)),
  }
}

/** Prometheus counts what is below each bound; a collector wants what lies between two. */
function histograms(values: Value[]) {
  const byLabels = new Map<
    string,
    { labels: object; below: [number, number][]; sum: number; count: number }
  >()
  for (const { labels, metricName = '', value } of values) {
    const { le, ...rest } = labels as Record<string, string | number>
    const key = JSON.stringify(rest)
    const series = byLabels.get(key) ?? { labels: rest, below: [], sum: 0, count: 0 }
    byLabels.set(key, series)
    if (metricName.endsWith('_sum')) series.sum = value
    else if (metricName.endsWith('_count')) series.count = value
    else if (le !== '+Inf') series.below.push([Number(le), value])
  }
  return [...byLabels.values()].map(({ labels, below, sum, count }) => {
    const sorted = below.toSorted(([a], [b]) => a - b)
    const totals = [...sorted.map(([, total]) => total), count]
    const histogram: Histogram = {
      buckets: {
        boundaries: sorted.map(([bound]) => bound),
        counts: totals.map((total, index) => total - (totals[index - 1] ?? 0)),
      },
      sum,
      count,
    }
    return { labels, histogram }
  })
}
