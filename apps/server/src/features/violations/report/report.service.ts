import type { QueryOf, Task, Violation, violationsReport } from '@plumbline/contract'
import { citation } from '@plumbline/knowledge'
import { loadFormatter } from '@plumbline/messages'
import type { Clock } from '../../../platform/clock'
import { AppError } from '../../../platform/http/errors'
import type { Member } from '../../../platform/http/member'
import type { Block } from '../../../platform/pdf/document'
import { formatsFor, pageFrameFor, type Recipient } from '../../../platform/pdf/page-frame'
import type { PdfRenderer, RenderedPdf } from '../../../platform/pdf/pdf-renderer'
import { type MediaService, mediaIdIn } from '../../media/media.service'
import { type RecipientDeps, recipientOf } from '../../printing/recipient'
import type { RegulationsService } from '../../regulations/library/regulations.service'
import { fullName } from '../../users/users.service'
import type { RootCausesService } from '../causes/root-causes.service'
import type { FinesService } from '../fines/fines.service'
import type { ViolationListsService } from '../list/violation-list.service'
import type { ViolationsService } from '../violations.service'
import type { ReportContext } from './report-context'
import { type Reported, setOpening, signatures, violationDocument, violationSection } from './report-document'
import { reportTasksRepository as tasks } from './report-tasks.repository'

export type ReportDeps = RecipientDeps & {
  clock: Clock
  pdf: PdfRenderer
  violations: ViolationsService
  lists: ViolationListsService
  media: MediaService
  regulations: RegulationsService
  fines: FinesService
  rootCauses: RootCausesService
}

/** The pictures that a report has already, with the size their boxes are measured in. */
type Sent = Map<string, { width: number; height: number }>
type Filters = QueryOf<typeof violationsReport>

/** Violations on paper, for a foreman to work by and an inspector to file. */
export class ViolationsReport {
  private readonly deps: ReportDeps
  constructor(deps: ReportDeps) {
    this.deps = deps
  }

  async one(member: Member, id: string): Promise<RenderedPdf> {
    const violation = await this.deps.violations.get(member, id)
    const { recipient, context, names } = await this.preparedFor(member)
    const reported = await this.reported(member, violation, names, new Map())
    const title = context.formatter.violation(violation).type
    return this.render(recipient, context, title, [violationDocument(reported, context)])
  }

  /** Section by section: however many there are, one at a time is read, drawn and forgotten. */
  async many(member: Member, query: Filters): Promise<RenderedPdf> {
    const ids = await this.deps.lists.chosenForReport(member, query)
    const { recipient, context, names } = await this.preparedFor(member)
    const violations: Violation[] = []
    for (const id of ids) violations.push(await this.deps.violations.get(member, id))
    const opening = { violations, assignees: names, filters: describeFilters(query, names, context) }
    const reportedOf = this.reported.bind(this)
    async function* sections(): AsyncGenerator<Block[]> {
      yield setOpening(opening, context)
      const sent: Sent = new Map()
      for (const [index, violation] of violations.entries()) {
        const reported = await reportedOf(member, violation, names, sent)
        const above = context.t('oneOf', { number: index + 1, count: violations.length })
        yield [{ kind: 'newPage' }, ...violationSection(reported, above, context)]
      }
      if (violations.length > 0) yield signatures(context)
    }
    return this.render(recipient, context, context.t('set.title'), sections())
  }

  private render(
    recipient: Recipient,
    { t, formatter }: ReportContext,
    title: string,
    sections: Parameters<PdfRenderer['render']>[1],
  ) {
    const { pdf, clock } = this.deps
    return pdf.render(
      pageFrameFor(recipient, formatter, { title, subject: t('report') }, clock.now()),
      sections,
    )
  }

  private async preparedFor(member: Member) {
    const recipient = await recipientOf(this.deps, member)
    const formatter = await loadFormatter(recipient.language)
    const context: ReportContext = {
      t: (key, params) => formatter.translate('report', key, params),
      label: key => formatter.translate('labels', key),
      formats: formatsFor(recipient),
      formatter,
    }
    const members = await this.deps.organizations.members(member)
    return { recipient, context, names: new Map(members.map(({ id, name }) => [id, name])) }
  }

  private async reported(
    member: Member,
    violation: Violation,
    names: Map<string, string>,
    sent: Sent,
  ): Promise<Reported> {
    const { violations, fines, rootCauses } = this.deps
    const { id, regulationCodes } = violation
    return {
      violation,
      reporter: violation.reportedBy ? (names.get(violation.reportedBy) ?? null) : null,
      regulations: await this.titlesOf(member, regulationCodes),
      tasks: await this.tasksOf(member, id),
      history: await violations.history(member, id),
      causes: (await ifInPlan(rootCauses.of(member, id)))?.messages ?? [],
      fine: await ifInPlan(fines.estimate(member, { text: '', regulation_codes: [], violation_id: id })),
      picture: await this.pictureOf(member, violation, sent),
    }
  }

  private async tasksOf({ organizationId }: Member, violationId: string): Promise<Reported['tasks']> {
    const today = this.deps.clock.now().toISOString().slice(0, 10)
    return (await tasks.ofViolation(this.deps.db.read, organizationId, violationId)).map(
      ({ assignee, ...task }) => ({
        ...task,
        assigneeName: assignee && fullName(assignee),
        overdue: isOverdue(task, today),
      }),
    )
  }

  private titlesOf({ organizationId }: Member, codes: string[]) {
    const { db, regulations } = this.deps
    return db.transaction(async tx => {
      const titled: Reported['regulations'] = []
      for (const code of codes) {
        const title =
          citation(code)?.title ?? (await regulations.byCode(tx, organizationId, code))?.title ?? null
        titled.push({ code, title })
      }
      return titled
    })
  }

  /** Several violations are often seen in one photo, which is read and sent once. */
  private async pictureOf(member: Member, { mediaUrl }: Violation, sent: Sent): Promise<Reported['picture']> {
    if (!mediaUrl) return null
    const key = mediaIdIn(mediaUrl)
    const known = sent.get(key)
    if (known) return { key, ...known }
    const picture = await this.deps.media.forPrint(member.organizationId, key)
    if (!picture) return null
    sent.set(key, { width: picture.width, height: picture.height })
    return { key, ...picture }
  }
}

const isOverdue = ({ status, dueDate }: Pick<Task, 'status' | 'dueDate'>, today: string) =>
  (status === 'open' || status === 'in_progress') && dueDate !== null && dueDate < today

/** What the plan does not include is left out of the report. */
async function ifInPlan<T>(response: Promise<T>): Promise<T | null> {
  try {
    return await response
  } catch (error) {
    if (error instanceof AppError && error.code === 'needs_pro') return null
    throw error
  }
}

function describeFilters(
  { sort: _, ...filters }: Filters,
  names: Map<string, string>,
  { t, label, formats }: ReportContext,
) {
  const { search, severity, status, category, location, assignee, from, to, dismissed } = filters
  const values: { [Key in keyof typeof filters]?: string | undefined } = {
    search,
    severity: severity && label(`severity.${severity}`),
    status: status && label(`violationStatus.${status}`),
    category: category && label(`category.${category}`),
    location,
    assignee:
      assignee === 'me' || assignee === 'none'
        ? t(`filterValues.${assignee}`)
        : assignee && (names.get(assignee) ?? assignee),
    from: from && formats.day(from),
    to: to && formats.day(to),
    dismissed: dismissed === 'hide' ? undefined : t(`filterValues.${dismissed}`),
  }
  return Object.entries(values).flatMap(([key, value]) =>
    value ? [t('pair', { label: t(`set.filter.${key as keyof typeof filters}`), value })] : [],
  )
}
