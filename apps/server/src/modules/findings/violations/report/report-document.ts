import type {
  AnalysisDetail,
  FineEstimate,
  HistoryEntry,
  ResponseOf,
  rootCause,
  Task,
  Violation,
} from '@plumbline/contract'
import { formatCitation, isObservation } from '@plumbline/domain'
import type { Block, Flowing, Picture } from '../../../../platform/pdf/document'
import { severityMarks } from '../../../../platform/pdf/severity-marks'
import { fineLine, finesSection } from './fines-section'
import { fixLine, fixSection } from './fix-section'
import { historySection } from './history-section'
import type { ReportContext } from './report-context'
import type { ReportedFix } from './report-sources'

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
  /** The newest photo of the fix. */
  fix: ReportedFix | null
  history: HistoryEntry[]
  /** Why it may have come to this; nothing where nothing is known or the plan has none. */
  causes: ResponseOf<typeof rootCause>['causes']
  /** Null where the plan has none. */
  fine: FineEstimate | null
  /** Where the record is on screen. */
  url: string
  picture: PrintedPicture | null
}
export type PrintedPicture = Pick<Picture, 'key' | 'jpeg' | 'width' | 'height'> & {
  /** Blurred as a whole, because nobody knows where faces are. */
  isBlurred?: boolean
}

/** One violation on one page: what, where, why, what to do, who does it, and where to sign. */
export function violationPage(reported: Reported, above: string, context: ReportContext): Block {
  const { violation, url } = reported
  const texts = context.formatter.violation(violation)
  return {
    kind: 'page',
    blocks: [
      {
        kind: 'columns',
        share: 0.58,
        left: [{ kind: 'title', text: texts.type, above }],
        right: [{ kind: 'code', url, caption: context.t('openRecord') }],
      },
      badges(violation, context),
      ...notices(context),
      {
        kind: 'columns',
        share: 0.58,
        left: [picture(reported, context)],
        right: [facts(reported, texts, context)],
      },
      ...found(texts, context),
      // On a page about one observation, what else was looked for has no room beside the notice.
      ...(context.isForOutside ? [] : checkedFor(reported.checked, context)),
      ...actions(reported, texts.steps, context),
      ...fixLine(reported.fix, context),
      ...(context.isForOutside ? [] : fineLine(reported.fine, context)),
      signatures(context),
    ],
  }
}

/** What belongs to the record and not on its page: the photos of the fix, possible causes, the fine, the audit trail. */
export function violationDetails(
  reported: Reported,
  fixPicture: PrintedPicture | null,
  context: ReportContext,
): Block[] {
  const { type } = context.formatter.violation(reported.violation)
  const before = picture(reported, context)
  const sections = [
    ...fixSection(
      reported.fix,
      { before: before.kind === 'picture' ? before : null, after: fixPicture },
      context,
    ),
    ...causes(reported.causes, context),
    ...finesSection(reported.fine, context),
    ...historySection(reported.history, context),
  ]
  if (sections.length === 0) return []
  return [{ kind: 'newPage' }, { kind: 'title', text: type, above: context.t('details') }, ...sections]
}

export const numberOf = (violation: Violation, { t, isForOutside }: ReportContext) =>
  t(isForOutside || isObservation(violation) ? 'outside.numbered' : 'numbered', {
    number: violation.id.slice(0, 8).toUpperCase(),
  })

/** Whoever is handed a page must not take it for a judgment or an admission, and sees for whom it was made. */
export const notices = ({ t, isForOutside, isForCounsel }: ReportContext): Flowing[] => [
  ...(isForCounsel ? [{ kind: 'notice', text: t('counsel') } as const] : []),
  ...(isForOutside ? [{ kind: 'notice', text: t('outside.notice') } as const] : []),
]

const signatures = ({ t, formatter }: ReportContext): Flowing => ({
  kind: 'signatures',
  roles: formatter.translateList('report', 'roles'),
  lines: [t('signature.name'), t('signature.date')],
})

const badges = (
  { severity, status, verdict, basis }: Violation,
  { t, label, isForOutside }: ReportContext,
): Flowing => ({
  kind: 'badges',
  marked: { mark: severityMarks[severity], text: t(`severityOf.${severity}`) },
  texts: [
    label(`violationStatus.${status}`),
    ...(verdict ? [label(`verdict.${verdict}`)] : []),
    t(isForOutside ? `outside.basis.${basis}` : `basis.${basis}`),
  ],
})

function picture({ picture: shown, violation }: Reported, { t, formats, formatter }: ReportContext): Flowing {
  if (!shown) return { kind: 'paragraph', text: t('noPicture'), quiet: true }
  const { span, boundingBoxes } = violation
  const caption = shown.isBlurred
    ? t('outside.blurred')
    : boundingBoxes.length > 0
      ? t('pictureMarked')
      : undefined
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
      : caption !== undefined && { caption }),
  }
}

function facts(
  { violation, reporter, regulations, related, picture: shown }: Reported,
  texts: { location: string },
  { t, label, formats, isForOutside }: ReportContext,
): Flowing {
  const { span, confidence } = violation
  const certain =
    confidence === null
      ? ''
      : isForOutside
        ? label(`confidence.${certainty(Math.min(confidence, LIKELY))}`)
        : `${label(`confidence.${certainty(confidence)}`)} (${formats.number(confidence)})`
  const source = reporter ?? (violation.analysisId ? t('byAnalysis') : t('byPerson'))
  const rows = [
    { label: t('facts.location'), value: texts.location },
    { label: t('facts.regulation'), value: rulesOf(regulations) || t('noRegulation') },
    { label: t('facts.related'), value: rulesOf(related) },
    violation.capturedAt
      ? { label: t('facts.captured'), value: formats.moment(violation.capturedAt) }
      : { label: t('facts.detected'), value: formats.moment(violation.date) },
    { label: t('facts.source'), value: [source, certain].filter(Boolean).join(' · ') },
    {
      label: t('facts.time'),
      value: span && !shown ? `${formats.seconds(span.start)} – ${formats.seconds(span.end)}` : '',
    },
  ]
  return { kind: 'facts', stacked: true, rows: rows.filter(({ value }) => value) }
}

const rulesOf = (rules: Rule[]) =>
  rules.map(({ code, title }) => [formatCitation(code), title].filter(Boolean).join(' · ')).join('\n')

/** From here on something is called likely, which is the most that anybody outside is told. */
const LIKELY = 0.7

/** The same thresholds as on the screens. */
const certainty = (confidence: number) =>
  confidence >= 0.9
    ? 'veryLikely'
    : confidence >= LIKELY
      ? 'likely'
      : confidence >= 0.5
        ? 'possible'
        : 'uncertain'

const found = (texts: { description: string; because: string | null }, { t }: ReportContext): Flowing[] => [
  ...(texts.description ? [{ kind: 'paragraph', text: texts.description } as const] : []),
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
const checkedFor = (checked: Reported['checked'], { formatter }: ReportContext): Flowing[] =>
  checked ? formatter.checkedLines(checked).map(text => ({ kind: 'paragraph', text, quiet: true })) : []

/** The steps stand with the task that takes them on; those that no task has taken on stand by themselves. */
function actions(
  { violation, tasks }: Reported,
  steps: string[],
  { t, label, formats }: ReportContext,
): Flowing[] {
  const translated = new Map(violation.remediationSteps.map((step, index) => [step, steps[index] ?? step]))
  const takenOn = new Set(tasks.flatMap(task => task.steps.map(({ text }) => text)))
  const left = violation.remediationSteps.filter(
    step => !takenOn.has(step) && !takenOn.has(translated.get(step) ?? step),
  )
  const blocks: Flowing[] = []
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
      `${task.title} (${label(`priority.${task.priority}`)})`,
      task.assigneeName ?? t('task.nobody'),
      (task.dueDate ? formats.shortDay(task.dueDate) : t('task.noDate')) +
        (task.overdue ? `\n${t('task.overdue')}` : ''),
      label(`taskStatus.${task.status}`),
    ]),
  })
  for (const task of tasks.filter(each => each.steps.length > 0))
    blocks.push(
      ...(tasks.length > 1
        ? [{ kind: 'paragraph', text: t('task.stepsOf', { title: task.title }), quiet: true } as const]
        : []),
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
const causes = (found: Reported['causes'], { t, formatter }: ReportContext): Flowing[] =>
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
