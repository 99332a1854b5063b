import {
  type AnalysisDetail,
  type FineEstimate,
  type HistoryEntry,
  type ResponseOf,
  type rootCause,
  severities,
  type Task,
  type Violation,
  violationStatuses,
} from '@plumbline/contract'
import type { Block, Picture } from '../../../platform/pdf/document'
import { severityMarks } from '../../printing/severity-marks'
import { finesSection } from './fines-section'
import { historySection } from './history-section'
import type { ReportContext } from './report-context'

type ReportedTask = Pick<
  Task,
  'title' | 'status' | 'priority' | 'dueDate' | 'steps' | 'assigneeName' | 'overdue'
>

type Rule = { code: string; title: string | null }

/** Everything a report prints about one violation. */
export type Reported = {
  violation: Violation
  /** Who reported it; null for what an analysis found. */
  reporter: string | null
  regulations: Rule[]
  /** Rules nearby, which are never cited. */
  related: Rule[]
  /** What its analysis was checked for and what not; null where there is none, or this wasn't kept. */
  checked: AnalysisDetail['checked']
  tasks: ReportedTask[]
  history: HistoryEntry[]
  /** Why it may have come to this; nothing where nothing is known or the plan has none. */
  causes: ResponseOf<typeof rootCause>['causes']
  /** Null where the plan has none. */
  fine: FineEstimate | null
  picture: Pick<Picture, 'key' | 'jpeg' | 'width' | 'height'> | null
}

const shortNumber = ({ id }: Violation) => id.slice(0, 8).toUpperCase()

/** One violation as its own report: what, where, why, what to do, who does it, and where to sign. */
export const violationDocument = (reported: Reported, context: ReportContext): Block[] => [
  ...violationSection(reported, context.t('numbered', { number: shortNumber(reported.violation) }), context),
  ...signatures(context),
]

export const signatures = ({ t, formatter }: ReportContext): Block[] => [
  { kind: 'heading', text: t('sections.signatures') },
  {
    kind: 'signatures',
    roles: formatter.translateList('report', 'roles'),
    words: { name: t('signature.name'), signature: t('signature.signature'), date: t('signature.date') },
  },
]

export function violationSection(reported: Reported, above: string, context: ReportContext): Block[] {
  const { violation } = reported
  const texts = context.formatter.violation(violation)
  return [
    { kind: 'title', text: texts.type, above },
    badges(violation, context),
    picture(reported, context),
    facts(reported, texts, context),
    ...found(texts, context),
    ...checkedFor(reported.checked, context),
    ...actions(reported, texts.steps, context),
    ...causes(reported.causes, context),
    ...finesSection(reported.fine, context),
    ...historySection(reported.history, context),
  ]
}

const badges = ({ severity, status, verdict }: Violation, { t, label }: ReportContext): Block => ({
  kind: 'badges',
  marked: { mark: severityMarks[severity], text: t(`severityOf.${severity}`) },
  texts: [label(`violationStatus.${status}`), ...(verdict ? [label(`verdict.${verdict}`)] : [])],
})

function picture({ picture: shown, violation }: Reported, { t, formats, formatter }: ReportContext): Block {
  if (!shown) return { kind: 'paragraph', text: t('noPicture'), quiet: true }
  const { span, boundingBoxes } = violation
  const marked = boundingBoxes.length > 0 ? { caption: t('pictureMarked') } : {}
  return {
    kind: 'picture',
    ...shown,
    boxes: boundingBoxes.map(box => ({
      ...box,
      mark: severityMarks[box.severity],
      label: formatter.label(box),
    })),
    ...(span
      ? { caption: t('pictureFrame', { start: formats.seconds(span.start), end: formats.seconds(span.end) }) }
      : marked),
  }
}

function facts(
  { violation, reporter, regulations, related, picture: shown }: Reported,
  { location, position }: { location: string; position: string },
  { t, label, formats }: ReportContext,
): Block {
  const { span, confidence } = violation
  const rows = [
    { label: t('facts.location'), value: location },
    { label: t('facts.position'), value: position },
    {
      label: t('facts.regulation'),
      value: rulesOf(regulations) || t('noRegulation'),
    },
    { label: t('facts.basis'), value: t(`basis.${violation.basis}`) },
    { label: t('facts.related'), value: rulesOf(related) },
    { label: t('facts.detected'), value: formats.moment(violation.date) },
    {
      label: t('facts.source'),
      value: reporter ?? (violation.analysisId ? t('byAnalysis') : t('byPerson')),
    },
    {
      label: t('facts.confidence'),
      value:
        confidence === null
          ? ''
          : `${label(`confidence.${certainty(confidence)}`)} (${formats.number(confidence)})`,
    },
    {
      label: t('facts.time'),
      value: span && !shown ? `${formats.seconds(span.start)} – ${formats.seconds(span.end)}` : '',
    },
  ]
  return { kind: 'facts', rows: rows.filter(({ value }) => value) }
}

const rulesOf = (rules: Rule[]) =>
  rules.map(({ code, title }) => [code, title].filter(Boolean).join(' · ')).join('\n')

/** The same thresholds as on the screens. */
const certainty = (confidence: number) =>
  confidence >= 0.9
    ? 'veryLikely'
    : confidence >= 0.7
      ? 'likely'
      : confidence >= 0.5
        ? 'possible'
        : 'uncertain'

const found = (texts: { description: string; because: string | null }, { t }: ReportContext): Block[] => [
  ...(texts.description
    ? [
        { kind: 'heading', text: t('sections.found') } as const,
        { kind: 'paragraph', text: texts.description } as const,
      ]
    : []),
  ...(texts.because
    ? [
        {
          kind: 'paragraph',
          text: t('pair', { label: t('sections.why'), value: texts.because }),
          quiet: true,
        } as const,
      ]
    : []),
]

/** One line of what the analysis was checked for, and one of what it was not. */
const checkedFor = (checked: Reported['checked'], { formatter }: ReportContext): Block[] =>
  checked ? formatter.checkedLines(checked).map(text => ({ kind: 'paragraph', text, quiet: true })) : []

/** The steps stand with the task that takes them on; those that no task has taken on stand by themselves. */
function actions(
  { violation, tasks }: Reported,
  steps: string[],
  { t, label, formats }: ReportContext,
): Block[] {
  const translated = new Map(violation.remediationSteps.map((step, index) => [step, steps[index] ?? step]))
  const takenOn = new Set(tasks.flatMap(task => task.steps.map(({ text }) => text)))
  const left = violation.remediationSteps.filter(step => !takenOn.has(step))
  const blocks: Block[] = []
  if (left.length > 0)
    blocks.push(
      { kind: 'heading', text: t('sections.steps') },
      {
        kind: 'list',
        items: left.map(step => ({ mark: 'open' as const, text: translated.get(step) ?? step })),
      },
    )
  blocks.push({ kind: 'heading', text: t('sections.actions') })
  if (tasks.length === 0) return [...blocks, { kind: 'paragraph', text: t('noActions'), quiet: true }]
  blocks.push({
    kind: 'table',
    columns: [
      { label: t('task.action'), share: 5 },
      { label: t('task.responsible'), share: 3 },
      { label: t('task.due'), share: 2.4 },
      { label: t('task.status'), share: 2 },
    ],
    rows: tasks.map(task => [
      `${task.title}\n${label(`priority.${task.priority}`)}`,
      task.assigneeName ?? t('task.nobody'),
      (task.dueDate ? formats.shortDay(task.dueDate) : t('task.noDate')) +
        (task.overdue ? `\n${t('task.overdue')}` : ''),
      label(`taskStatus.${task.status}`),
    ]),
  })
  for (const task of tasks.filter(each => each.steps.length > 0))
    blocks.push(
      { kind: 'paragraph', text: t('task.stepsOf', { title: task.title }), quiet: true },
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

/** Each with what it rests on: none of them is a finding. */
const causes = (found: Reported['causes'], { t, formatter }: ReportContext): Block[] =>
  found.length === 0
    ? []
    : [
        { kind: 'heading', text: t('sections.cause') },
        {
          kind: 'list',
          items: found.map(({ message, basis }) => ({
            mark: 'bullet' as const,
            text: `${formatter.format(message)} (${formatter.causeBasis(basis)})`,
          })),
        },
      ]

/** What a report of several violations begins with: how many, chosen how, and a list to find them by. */
export function setOpening(
  chosen: { violations: Violation[]; assignees: Map<string, string>; filters: string[] },
  { t, label, formatter }: ReportContext,
): Block[] {
  const { violations, assignees, filters } = chosen
  const count = (fits: (violation: Violation) => boolean) => violations.filter(fits).length
  const tally = <Key extends string>(
    keys: readonly Key[],
    named: (key: Key) => string,
    of: (each: Violation) => Key,
  ) => keys.map(key => `${named(key)} ${count(each => of(each) === key)}`).join(' · ')
  const opening: Block[] = [
    { kind: 'title', text: t('set.title') },
    {
      kind: 'facts',
      rows: [
        { label: t('facts.found'), value: String(violations.length) },
        {
          label: t('columns.severity'),
          value: tally(
            severities,
            key => label(`severity.${key}`),
            each => each.severity,
          ),
        },
        {
          label: t('facts.statuses'),
          value: tally(
            violationStatuses,
            key => label(`violationStatus.${key}`),
            each => each.status,
          ),
        },
        { label: t('facts.filters'), value: filters.join('\n') || t('set.unfiltered') },
      ],
    },
  ]
  if (violations.length === 0) return [...opening, { kind: 'paragraph', text: t('set.empty') }]
  return [
    ...opening,
    { kind: 'heading', text: t('sections.list') },
    {
      kind: 'table',
      columns: [
        { label: t('columns.number'), share: 0.9 },
        { label: t('columns.violation'), share: 3.6 },
        { label: t('columns.location'), share: 2.4 },
        { label: t('columns.severity'), share: 2 },
        { label: t('columns.status'), share: 1.6 },
        { label: t('columns.responsible'), share: 2.3 },
      ],
      rows: violations.map((violation, index) => {
        const texts = formatter.violation(violation)
        return [
          String(index + 1),
          texts.type,
          texts.location,
          label(`severity.${violation.severity}`),
          label(`violationStatus.${violation.status}`),
          violation.assignee ? (assignees.get(violation.assignee) ?? '') : t('task.nobody'),
        ]
      }),
    },
  ]
}
