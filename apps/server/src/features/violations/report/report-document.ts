import {
  type FineEstimate,
  type HistoryEntry,
  type LocalizedMessage,
  severities,
  type Task,
  type Violation,
  violationStatuses,
} from '@plumbline/contract'
import type { Block, Picture } from '../../../platform/pdf/document'
import { filled } from '../../../platform/pdf/page-frame'
import { finesSection } from './fines-section'
import { historySection } from './history-section'
import type { ReportContext } from './report-context'

export type ReportedTask = Pick<
  Task,
  'title' | 'status' | 'priority' | 'dueDate' | 'steps' | 'assigneeName' | 'overdue'
>

/** Everything a report prints about one violation. */
export type Reported = {
  violation: Violation
  /** Who reported it; null for what an analysis found. */
  reporter: string | null
  regulations: { code: string; title: string | null }[]
  tasks: ReportedTask[]
  history: HistoryEntry[]
  /** Why it may have come to this; nothing where nothing is known or the plan has none. */
  causes: LocalizedMessage[]
  /** Null where the plan has none. */
  fine: FineEstimate | null
  picture: Pick<Picture, 'key' | 'jpeg' | 'width' | 'height'> | null
}

const shortNumber = ({ id }: Violation) => id.slice(0, 8).toUpperCase()

/** One violation as its own report: what, where, why, what to do, who does it, and where to sign. */
export const violationDocument = (reported: Reported, context: ReportContext): Block[] => [
  ...violationSection(
    reported,
    filled(context.labels.numbered, { number: shortNumber(reported.violation) }),
    context,
  ),
  ...signatures(context),
]

export const signatures = ({ labels }: ReportContext): Block[] => [
  { kind: 'heading', text: labels.sections.signatures },
  { kind: 'signatures', roles: labels.roles, words: labels.signature },
]

export function violationSection(reported: Reported, above: string, context: ReportContext): Block[] {
  const { violation } = reported
  const said = context.formatter.violation(violation)
  return [
    { kind: 'title', text: said.type, above },
    badges(violation, context),
    picture(reported, context),
    facts(reported, said.location, context),
    ...found(said, context),
    ...actions(reported, said.steps, context),
    ...causes(reported.causes, context),
    ...finesSection(reported.fine, context),
    ...historySection(reported.history, context),
  ]
}

const badges = ({ severity, status, verdict }: Violation, { labels }: ReportContext): Block => ({
  kind: 'badges',
  severity: { level: severity, text: labels.severityOf[severity] },
  texts: [labels.status[status], ...(verdict ? [labels.verdict[verdict]] : [])],
})

function picture(
  { picture: shown, violation }: Reported,
  { labels, formats, formatter }: ReportContext,
): Block {
  if (!shown) return { kind: 'paragraph', text: labels.noPicture, quiet: true }
  const { span } = violation
  return {
    kind: 'picture',
    ...shown,
    boxes: violation.boundingBoxes.map(box => ({ ...box, label: formatter.label(box) })),
    caption: span
      ? filled(labels.pictureFrame, { start: formats.seconds(span.start), end: formats.seconds(span.end) })
      : labels.pictureMarked,
  }
}

function facts(
  { violation, reporter, regulations, picture: shown }: Reported,
  location: string,
  { labels, formats }: ReportContext,
): Block {
  const { span, confidence } = violation
  const rows = [
    { label: labels.facts.location, value: location },
    {
      label: labels.facts.regulation,
      value:
        regulations.map(({ code, title }) => [code, title].filter(Boolean).join(' · ')).join('\n') ||
        labels.noRegulation,
    },
    { label: labels.facts.detected, value: formats.moment(violation.date) },
    {
      label: labels.facts.source,
      value: reporter ?? (violation.analysisId ? labels.byAnalysis : labels.byPerson),
    },
    {
      label: labels.facts.confidence,
      value:
        confidence === null
          ? ''
          : `${labels.confidence[certainty(confidence)]} (${formats.figure(confidence)})`,
    },
    {
      label: labels.facts.time,
      value: span && !shown ? `${formats.seconds(span.start)} – ${formats.seconds(span.end)}` : '',
    },
  ]
  return { kind: 'facts', rows: rows.filter(({ value }) => value) }
}

/** The same labels for the same figures as on the screens. */
const certainty = (confidence: number) =>
  confidence >= 0.9
    ? 'veryLikely'
    : confidence >= 0.7
      ? 'likely'
      : confidence >= 0.5
        ? 'possible'
        : 'uncertain'

const found = (said: { description: string; because: string | null }, { labels }: ReportContext): Block[] => [
  ...(said.description
    ? [
        { kind: 'heading', text: labels.sections.found } as const,
        { kind: 'paragraph', text: said.description } as const,
      ]
    : []),
  ...(said.because
    ? [
        {
          kind: 'paragraph',
          text: filled(labels.pair, { label: labels.sections.why, value: said.because }),
          quiet: true,
        } as const,
      ]
    : []),
]

/** The steps stand with the task that takes them on; those that no task has taken on stand by themselves. */
function actions(
  { violation, tasks }: Reported,
  steps: string[],
  { labels, formats }: ReportContext,
): Block[] {
  const translated = new Map(violation.remediationSteps.map((step, index) => [step, steps[index] ?? step]))
  const takenOn = new Set(tasks.flatMap(task => task.steps.map(({ text }) => text)))
  const left = violation.remediationSteps.filter(step => !takenOn.has(step))
  const blocks: Block[] = []
  if (left.length > 0)
    blocks.push(
      { kind: 'heading', text: labels.sections.steps },
      {
        kind: 'list',
        items: left.map(step => ({ mark: 'open' as const, text: translated.get(step) ?? step })),
      },
    )
  blocks.push({ kind: 'heading', text: labels.sections.actions })
  if (tasks.length === 0) return [...blocks, { kind: 'paragraph', text: labels.noActions, quiet: true }]
  const { task: columns } = labels
  blocks.push({
    kind: 'table',
    columns: [
      { label: columns.action, share: 5 },
      { label: columns.responsible, share: 3 },
      { label: columns.due, share: 2.4 },
      { label: columns.status, share: 2 },
    ],
    rows: tasks.map(task => [
      `${task.title}\n${labels.priority[task.priority]}`,
      task.assigneeName ?? columns.nobody,
      (task.dueDate ? formats.shortDay(task.dueDate) : columns.noDate) +
        (task.overdue ? `\n${columns.overdue}` : ''),
      labels.taskStatus[task.status],
    ]),
  })
  for (const task of tasks.filter(each => each.steps.length > 0))
    blocks.push(
      { kind: 'paragraph', text: filled(columns.stepsOf, { title: task.title }), quiet: true },
      {
        kind: 'list',
        items: task.steps.map(({ text, done }) => ({
          mark: done ? ('done' as const) : ('open' as const),
          text: translated.get(text) ?? text,
        })),
      },
    )
  return blocks
}

const causes = (said: LocalizedMessage[], { labels, formatter }: ReportContext): Block[] =>
  said.length === 0
    ? []
    : [
        { kind: 'heading', text: labels.sections.cause },
        {
          kind: 'list',
          items: said.map(each => ({ mark: 'bullet' as const, text: formatter.format(each) })),
        },
      ]

/** What a report of several violations begins with: how many, chosen how, and a list to find them by. */
export function setOpening(
  chosen: { violations: Violation[]; assignees: Map<string, string>; filters: string[] },
  { labels, formatter }: ReportContext,
): Block[] {
  const { violations, assignees, filters } = chosen
  const count = (fits: (violation: Violation) => boolean) => violations.filter(fits).length
  const tally = <Key extends string>(
    keys: readonly Key[],
    named: Record<Key, string>,
    of: (each: Violation) => Key,
  ) => keys.map(key => `${named[key]} ${count(each => of(each) === key)}`).join(' · ')
  const opening: Block[] = [
    { kind: 'title', text: labels.set.title },
    {
      kind: 'facts',
      rows: [
        { label: labels.facts.found, value: String(violations.length) },
        { label: labels.columns.severity, value: tally(severities, labels.severity, each => each.severity) },
        { label: labels.facts.statuses, value: tally(violationStatuses, labels.status, each => each.status) },
        { label: labels.facts.filters, value: filters.join('\n') || labels.set.unfiltered },
      ],
    },
  ]
  if (violations.length === 0) return [...opening, { kind: 'paragraph', text: labels.set.empty }]
  const { columns } = labels
  return [
    ...opening,
    { kind: 'heading', text: labels.sections.list },
    {
      kind: 'table',
      columns: [
        { label: columns.number, share: 0.9 },
        { label: columns.violation, share: 3.6 },
        { label: columns.location, share: 2.4 },
        { label: columns.severity, share: 2 },
        { label: columns.status, share: 1.6 },
        { label: columns.responsible, share: 2.3 },
      ],
      rows: violations.map((violation, index) => {
        const said = formatter.violation(violation)
        return [
          String(index + 1),
          said.type,
          said.location,
          labels.severity[violation.severity],
          labels.status[violation.status],
          violation.assignee ? (assignees.get(violation.assignee) ?? '') : labels.task.nobody,
        ]
      }),
    },
  ]
}
