import {
  type FineEstimate,
  type HistoryEntry,
  type Language,
  type LocalizedMessage,
  severities,
  type Task,
  type Violation,
  violationStatuses,
} from '@plumbline/contract'
import type { Formatter } from '@plumbline/messages'
import type { Block, Picture } from '../../../platform/pdf/document'
import { type Formats, filled } from '../../../platform/pdf/frame'
import { de } from './labels/de'
import { en, type Words } from './labels/en'
import { es } from './labels/es'
import { fr } from './labels/fr'
import { zh } from './labels/zh'
import { fineBlocks, historyBlocks } from './report-money-and-history'

export const reportWords: Record<Language, Words> = { en, es, fr, de, zh }

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

export type Telling = { words: Words; formats: Formats; formatter: Formatter }

const shortNumber = ({ id }: Violation) => id.slice(0, 8).toUpperCase()

/** One violation as its own report: what, where, why, what to do, who does it, and where to sign. */
export const violationDocument = (reported: Reported, telling: Telling): Block[] => [
  ...violationSection(
    reported,
    filled(telling.words.numbered, { number: shortNumber(reported.violation) }),
    telling,
  ),
  ...signatures(telling),
]

export const signatures = ({ words }: Telling): Block[] => [
  { kind: 'heading', text: words.sections.signatures },
  { kind: 'signatures', roles: words.roles, words: words.signature },
]

export function violationSection(reported: Reported, above: string, telling: Telling): Block[] {
  const { violation } = reported
  const said = telling.formatter.violation(violation)
  return [
    { kind: 'title', text: said.type, above },
    badges(violation, telling),
    picture(reported, telling),
    facts(reported, said.location, telling),
    ...found(said, telling),
    ...actions(reported, said.steps, telling),
    ...causes(reported.causes, telling),
    ...fineBlocks(reported.fine, telling),
    ...historyBlocks(reported.history, telling),
  ]
}

const badges = ({ severity, status, verdict }: Violation, { words }: Telling): Block => ({
  kind: 'badges',
  severity: { level: severity, text: words.severityOf[severity] },
  texts: [words.status[status], ...(verdict ? [words.verdict[verdict]] : [])],
})

function picture({ picture: shown, violation }: Reported, { words, formats, formatter }: Telling): Block {
  if (!shown) return { kind: 'paragraph', text: words.noPicture, quiet: true }
  const { span } = violation
  return {
    kind: 'picture',
    ...shown,
    boxes: violation.boundingBoxes.map(box => ({ ...box, label: formatter.label(box) })),
    caption: span
      ? filled(words.pictureFrame, { start: formats.seconds(span.start), end: formats.seconds(span.end) })
      : words.pictureMarked,
  }
}

function facts(
  { violation, reporter, regulations, picture: shown }: Reported,
  location: string,
  { words, formats }: Telling,
): Block {
  const { span, confidence } = violation
  const rows = [
    { label: words.facts.location, value: location },
    {
      label: words.facts.regulation,
      value:
        regulations.map(({ code, title }) => [code, title].filter(Boolean).join(' · ')).join('\n') ||
        words.noRegulation,
    },
    { label: words.facts.detected, value: formats.moment(violation.date) },
    {
      label: words.facts.source,
      value: reporter ?? (violation.analysisId ? words.byAnalysis : words.byPerson),
    },
    {
      label: words.facts.confidence,
      value:
        confidence === null
          ? ''
          : `${words.confidence[certainty(confidence)]} (${formats.figure(confidence)})`,
    },
    {
      label: words.facts.time,
      value: span && !shown ? `${formats.seconds(span.start)} – ${formats.seconds(span.end)}` : '',
    },
  ]
  return { kind: 'facts', rows: rows.filter(({ value }) => value) }
}

/** The same words for the same figures as on the screens. */
const certainty = (confidence: number) =>
  confidence >= 0.9
    ? 'veryLikely'
    : confidence >= 0.7
      ? 'likely'
      : confidence >= 0.5
        ? 'possible'
        : 'uncertain'

const found = (said: { description: string; because: string | null }, { words }: Telling): Block[] => [
  ...(said.description
    ? [
        { kind: 'heading', text: words.sections.found } as const,
        { kind: 'paragraph', text: said.description } as const,
      ]
    : []),
  ...(said.because
    ? [
        {
          kind: 'paragraph',
          text: filled(words.pair, { label: words.sections.why, value: said.because }),
          quiet: true,
        } as const,
      ]
    : []),
]

/** The steps stand with the task that takes them on; those that no task has taken on stand by themselves. */
function actions({ violation, tasks }: Reported, steps: string[], { words, formats }: Telling): Block[] {
  const inOurWords = new Map(violation.remediationSteps.map((step, index) => [step, steps[index] ?? step]))
  const takenOn = new Set(tasks.flatMap(task => task.steps.map(({ text }) => text)))
  const left = violation.remediationSteps.filter(step => !takenOn.has(step))
  const blocks: Block[] = []
  if (left.length > 0)
    blocks.push(
      { kind: 'heading', text: words.sections.steps },
      {
        kind: 'list',
        items: left.map(step => ({ mark: 'open' as const, text: inOurWords.get(step) ?? step })),
      },
    )
  blocks.push({ kind: 'heading', text: words.sections.actions })
  if (tasks.length === 0) return [...blocks, { kind: 'paragraph', text: words.noActions, quiet: true }]
  const { task: columns } = words
  blocks.push({
    kind: 'table',
    columns: [
      { label: columns.action, share: 5 },
      { label: columns.responsible, share: 3 },
      { label: columns.due, share: 2.4 },
      { label: columns.status, share: 2 },
    ],
    rows: tasks.map(task => [
      `${task.title}\n${words.priority[task.priority]}`,
      task.assigneeName ?? columns.nobody,
      (task.dueDate ? formats.shortDay(task.dueDate) : columns.noDate) +
        (task.overdue ? `\n${columns.overdue}` : ''),
      words.taskStatus[task.status],
    ]),
  })
  for (const task of tasks.filter(each => each.steps.length > 0))
    blocks.push(
      { kind: 'paragraph', text: filled(columns.stepsOf, { title: task.title }), quiet: true },
      {
        kind: 'list',
        items: task.steps.map(({ text, done }) => ({
          mark: done ? ('done' as const) : ('open' as const),
          text: inOurWords.get(text) ?? text,
        })),
      },
    )
  return blocks
}

const causes = (said: LocalizedMessage[], { words, formatter }: Telling): Block[] =>
  said.length === 0
    ? []
    : [
        { kind: 'heading', text: words.sections.cause },
        {
          kind: 'list',
          items: said.map(each => ({ mark: 'bullet' as const, text: formatter.format(each) })),
        },
      ]

/** What a report of several violations begins with: how many, chosen how, and a list to find them by. */
export function setOpening(
  chosen: { violations: Violation[]; assignees: Map<string, string>; filters: string[] },
  { words, formatter }: Telling,
): Block[] {
  const { violations, assignees, filters } = chosen
  const count = (fits: (violation: Violation) => boolean) => violations.filter(fits).length
  const tally = <Key extends string>(
    keys: readonly Key[],
    named: Record<Key, string>,
    of: (each: Violation) => Key,
  ) => keys.map(key => `${named[key]} ${count(each => of(each) === key)}`).join(' · ')
  const opening: Block[] = [
    { kind: 'title', text: words.set.title },
    {
      kind: 'facts',
      rows: [
        { label: words.facts.found, value: String(violations.length) },
        { label: words.columns.severity, value: tally(severities, words.severity, each => each.severity) },
        { label: words.facts.statuses, value: tally(violationStatuses, words.status, each => each.status) },
        { label: words.facts.filters, value: filters.join('\n') || words.set.unfiltered },
      ],
    },
  ]
  if (violations.length === 0) return [...opening, { kind: 'paragraph', text: words.set.empty }]
  const { columns } = words
  return [
    ...opening,
    { kind: 'heading', text: words.sections.list },
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
          words.severity[violation.severity],
          words.status[violation.status],
          violation.assignee ? (assignees.get(violation.assignee) ?? '') : words.task.nobody,
        ]
      }),
    },
  ]
}
