import type { FineBreakdown, FineEstimate, HistoryEntry } from '@plumbline/contract'
import type { Block } from '../../../platform/pdf/document'
import { filled } from '../../../platform/pdf/frame'
import type { Words } from './labels/en'
import type { Telling } from './report-document'

/** What a fine may come to, with every step of the sum and the word that it is an estimate. */
export function fineBlocks(estimated: FineEstimate | null, telling: Telling): Block[] {
  if (!estimated) return []
  const { words, formats, formatter } = telling
  const { estimate, rationale, said, breakdown } = estimated
  const heading: Block = { kind: 'heading', text: words.sections.fine }
  const reasons = (said.length > 0 ? said.map(each => formatter.format(each)) : rationale.split('\n')).filter(
    Boolean,
  )
  if (estimate === null)
    return [heading, { kind: 'paragraph', text: reasons.join('\n') || words.fine.none, quiet: true }]
  return [
    heading,
    { kind: 'paragraph', text: filled(words.fine.estimate, { amount: formats.dollars(estimate) }) },
    ...(breakdown
      ? [
          sum(breakdown, estimate, telling),
          { kind: 'paragraph', text: maxima(breakdown, telling), quiet: true } as const,
        ]
      : reasons.map(text => ({ kind: 'paragraph', text, quiet: true }) as const)),
    { kind: 'notice', text: words.fine.notice },
  ]
}

const sum = (
  { gravity, base, adjustments, limit }: FineBreakdown,
  estimate: number,
  { words, formats }: Telling,
): Block => ({
  kind: 'table',
  columns: [
    { label: words.fine.step, share: 5 },
    { label: '', share: 1.5 },
    { label: words.fine.amount, share: 2 },
  ],
  rows: [
    [filled(words.fine.base, { gravity: words.gravity[gravity] }), '', formats.dollars(base)],
    ...adjustments.map(({ factor, percent, after }) => [
      words.factor[factor],
      `${percent > 0 ? '+' : ''}${formats.figure(percent).replace('-', '−')} %`,
      formats.dollars(after),
    ]),
    ...(limit ? [[words.limit[limit], '', formats.dollars(estimate)]] : []),
  ],
})

const maxima = ({ maximum, maximaSince, source }: FineBreakdown, { words, formats }: Telling) =>
  `${filled(words.fine.maxima, { maximum: formats.dollars(maximum), date: formats.day(maximaSince) })} ${source}`

/** Who did what and when, from the first word to the last. */
export function historyBlocks(entries: HistoryEntry[], { words, formats }: Telling): Block[] {
  if (entries.length === 0) return []
  const { history: columns } = words
  return [
    { kind: 'heading', text: words.sections.history },
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
        changeOf(entry, words, formats),
      ]),
    },
  ]
}

function changeOf({ field, from, to }: HistoryEntry, words: Words, formats: Telling['formats']) {
  const { history } = words
  if (field === 'created') return to === 'analysis' ? history.found : history.recorded
  if (field === 'task')
    return filled(to ? history.taskCreated : history.taskGone, { title: to ?? from ?? '' })
  if (field === 'recheck' && from === to) return history.recheckedSame
  const named = words.fields[field]
  if (isLong(field, from) || isLong(field, to)) return filled(history.changedOnly, { field: named })
  const value = (given: string | null) => (given ? inWords(field, given, words, formats) : history.nothing)
  return filled(history.changed, { field: named, from: value(from), to: value(to) })
}

/** What would fill the page without telling more than that it changed. */
const isLong = (field: HistoryEntry['field'], value: string | null) =>
  field === 'boundingBoxes' || field === 'remediationSteps' || (value?.length ?? 0) > 200

function inWords(field: HistoryEntry['field'], value: string, words: Words, formats: Telling['formats']) {
  if (field === 'date') return formats.moment(value)
  const tables: Partial<Record<HistoryEntry['field'], Record<string, string>>> = {
    severity: words.severity,
    recheck: words.severity,
    status: words.status,
    verdict: words.verdict,
    taskStatus: words.taskStatus,
  }
  return tables[field]?.[value] ?? value
}
