import { fixSteps, type HistoryEntry } from '@plumbline/contract'
import type { Flowing } from '../../../../platform/pdf/document'
import type { ReportContext } from './report-context'

/** Who did what and when, oldest first. */
export function historySection(entries: HistoryEntry[], context: ReportContext): Flowing[] {
  if (entries.length === 0) return []
  const { t, formats } = context
  return [
    { kind: 'heading', text: t('sections.history') },
    {
      kind: 'table',
      columns: [
        { label: t('history.when'), share: 3.7 },
        { label: t('history.who'), share: 2.7 },
        { label: t('history.what'), share: 5.6 },
      ],
      rows: entries.map(entry => [
        formats.moment(entry.at),
        entry.who || t('history.product'),
        changeOf(entry, context),
      ]),
    },
  ]
}

function changeOf({ field, from, to }: HistoryEntry, context: ReportContext) {
  const { t, label } = context
  if (field === 'created') return to === 'analysis' ? t('history.found') : t('history.recorded')
  if (field === 'task') return t(to ? 'history.taskCreated' : 'history.taskGone', { title: to ?? from ?? '' })
  if (field === 'fix') return t(`history.fix.${fixSteps.find(step => step === to) ?? 'submitted'}`)
  if (field === 'fixNote') return t('history.fixNote', { note: to ?? '' })
  if (field === 'recheck' && from === to) return t('history.recheckedSame')
  const named = label(`violationField.${field}`)
  if (isLong(field, from) || isLong(field, to)) return t('history.changedOnly', { field: named })
  const value = (given: string | null) => (given ? labelOf(field, given, context) : t('history.nothing'))
  return t('history.changed', { field: named, from: value(from), to: value(to) })
}

/** Long values would fill the page, so the report only says that they changed. */
const isLong = (field: HistoryEntry['field'], value: string | null) =>
  field === 'boundingBoxes' || field === 'remediationSteps' || (value?.length ?? 0) > 200

/** Where the labels of a field's values are. */
const labelGroups = {
  severity: 'severity',
  recheck: 'severity',
  status: 'violationStatus',
  verdict: 'verdict',
  taskStatus: 'taskStatus',
} as const

function labelOf(field: HistoryEntry['field'], value: string, { formats, formatter }: ReportContext) {
  if (field === 'date') return formats.moment(value)
  return field in labelGroups
    ? formatter.labelIn(labelGroups[field as keyof typeof labelGroups], value)
    : value
}
