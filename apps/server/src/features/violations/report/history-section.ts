import type { HistoryEntry } from '@plumbline/contract'
import type { Block } from '../../../platform/pdf/document'
import { filled } from '../../../platform/pdf/page-frame'
import type { ReportContext } from './report-context'

type Labels = ReportContext['labels']

/** Who did what and when, oldest first. */
export function historySection(entries: HistoryEntry[], { labels, formats }: ReportContext): Block[] {
  if (entries.length === 0) return []
  const { history: columns } = labels
  return [
    { kind: 'heading', text: labels.sections.history },
    {
      kind: 'table',
      columns: [
        { label: columns.when, share: 3.7 },
        { label: columns.who, share: 2.7 },
        { label: columns.what, share: 5.6 },
      ],
      rows: entries.map(entry => [
        formats.moment(entry.at),
        entry.who || columns.product,
        changeOf(entry, labels, formats),
      ]),
    },
  ]
}

function changeOf({ field, from, to }: HistoryEntry, labels: Labels, formats: ReportContext['formats']) {
  const { history } = labels
  if (field === 'created') return to === 'analysis' ? history.found : history.recorded
  if (field === 'task')
    return filled(to ? history.taskCreated : history.taskGone, { title: to ?? from ?? '' })
  if (field === 'recheck' && from === to) return history.recheckedSame
  const named = labels.fields[field]
  if (isLong(field, from) || isLong(field, to)) return filled(history.changedOnly, { field: named })
  const value = (given: string | null) => (given ? formatted(field, given, labels, formats) : history.nothing)
  return filled(history.changed, { field: named, from: value(from), to: value(to) })
}

/** What would fill the page without context more than that it changed. */
const isLong = (field: HistoryEntry['field'], value: string | null) =>
  field === 'boundingBoxes' || field === 'remediationSteps' || (value?.length ?? 0) > 200

function formatted(
  field: HistoryEntry['field'],
  value: string,
  labels: Labels,
  formats: ReportContext['formats'],
) {
  if (field === 'date') return formats.moment(value)
  const tables: Partial<Record<HistoryEntry['field'], Record<string, string>>> = {
    severity: labels.severity,
    recheck: labels.severity,
    status: labels.status,
    verdict: labels.verdict,
    taskStatus: labels.taskStatus,
  }
  return tables[field]?.[value] ?? value
}
