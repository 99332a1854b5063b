import type { QueryOf, Task, violationsReport } from '@plumbline/contract'
import { citation } from '@plumbline/knowledge'
import { loadFormatter } from '@plumbline/messages'
import type { Clock } from '../../../platform/clock'
import { notFound } from '../../../platform/http/errors'
import type { Member } from '../../../platform/http/member'
import type { Block } from '../../../platform/pdf/document'
import { formatsFor, pageFrameFor, type Recipient } from '../../../platform/pdf/page-frame'
import type { PdfRenderer, RenderedPdf } from '../../../platform/pdf/pdf-renderer'
import type { MediaService, StoredMedia } from '../../media/media.service'
import { type RecipientDeps, recipientOf } from '../../printing/recipient'
import type { RegulationsService } from '../../regulations/library/regulations.service'
import type { SitesService } from '../../sites/sites.service'
import { fullName } from '../../users/users.service'
import { rootCauseOf } from '../causes/root-cause'
import { similarReader } from '../causes/similar'
import type { FinesService } from '../fines/fines.service'
import type { ViolationListsService } from '../list/violation-list.service'
import { historyOf } from '../violation-trail'
import type { ViolationsService } from '../violations.service'
import { reportAnalysesRepository as analyses } from './report-analyses.repository'
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
  sites: SitesService
}

/** The pictures that a report has already, with the size their boxes are measured in. */
type Sent = Map<string, { width: number; height: number }>
type Filters = QueryOf<typeof violationsReport>
type Found = Awaited<ReturnType<ViolationsService['findAll']>>[number]
type Section = Omit<Reported, 'picture'> & { medium: StoredMedia | undefined }
type Shared = {
  names: Map<string, string>
  titleOf: (code: string) => string | null
  estimate: Awaited<ReturnType<FinesService['forReport']>>
  similarTo: ReturnType<typeof similarReader>
}

const BATCH_SIZE = 25

/** Violations on paper, for a foreman to work by and an inspector to file. */
export class ViolationsReport {
  private readonly deps: ReportDeps
  constructor(deps: ReportDeps) {
    this.deps = deps
  }

  async one(member: Member, id: string): Promise<RenderedPdf> {
    const [found] = await this.deps.violations.findAll(this.deps.db.read, member.organizationId, [id])
    if (!found) throw notFound()
    const { recipient, context, names } = await this.preparedFor(member)
    const sections = await this.reported(member, [found], await this.sharedBy(member, [found], names))
    const blocks = sections.map(async section => {
      const picture = await this.pictureOf(section, new Map())
      return violationDocument({ ...section, picture }, context)
    })
    const title = context.formatter.violation(found.shown).type
    return this.render(recipient, context, title, await Promise.all(blocks))
  }

  /** The list is read first, since the report opens with it; what belongs to each violation, a few at a time. */
  async many(member: Member, query: Filters): Promise<RenderedPdf> {
    const ids = await this.deps.lists.chosenForReport(member, query)
    const { recipient, context, names } = await this.preparedFor(member)
    const found = await this.deps.violations.findAll(this.deps.db.read, member.organizationId, ids)
    const shared = await this.sharedBy(member, found, names)
    const violations = found.map(({ shown }) => shown)
    const opening = { violations, assignees: names, filters: describeFilters(query, names, context) }
    const sections = this.sections(member, found, shared, context)
    async function* all(): AsyncGenerator<Block[]> {
      yield setOpening(opening, context)
      yield* sections
      if (violations.length > 0) yield signatures(context)
    }
    return this.render(recipient, context, context.t('set.title'), all())
  }

  private async *sections(
    member: Member,
    found: Found[],
    shared: Shared,
    context: ReportContext,
  ): AsyncGenerator<Block[]> {
    const sent: Sent = new Map()
    for (let from = 0; from < found.length; from += BATCH_SIZE) {
      const batch = await this.reported(member, found.slice(from, from + BATCH_SIZE), shared)
      for (const [index, section] of batch.entries()) {
        const picture = await this.pictureOf(section, sent)
        const above = context.t('oneOf', { number: from + index + 1, count: found.length })
        yield [{ kind: 'newPage' }, ...violationSection({ ...section, picture }, above, context)]
      }
    }
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
    const { items: sites } = await this.deps.sites.list(member)
    return { recipient, context, names: new Map([...members, ...sites].map(({ id, name }) => [id, name])) }
  }

  /** What all violations of a report have in common is read once. */
  private async sharedBy(member: Member, found: Found[], names: Map<string, string>): Promise<Shared> {
    const { organizationId } = member
    const { db, regulations, fines } = this.deps
    const codes = new Set(found.flatMap(({ shown }) => [...shown.regulationCodes, ...shown.relatedCodes]))
    const unknown = [...codes].filter(code => !citation(code))
    const inLibrary = await regulations.byCodes(db.read, organizationId, unknown)
    return {
      names,
      titleOf: (code: string) => citation(code)?.title ?? inLibrary.get(code)?.title ?? null,
      estimate: await fines.forReport(db.read, member),
      similarTo: similarReader(db.read, organizationId, this.deps.clock.now()),
    }
  }

  /** The number of statements is the same for one violation and for a batch of them. */
  private async reported(
    { organizationId }: Member,
    found: Found[],
    { names, titleOf, estimate, similarTo }: Shared,
  ): Promise<Section[]> {
    const ids = found.map(({ shown }) => shown.id)
    const tasksOf = await this.tasksOf(organizationId, ids)
    const histories = await historyOf(this.deps.db.read, organizationId, ids)
    const checkedIn = await this.checkedIn(organizationId, found)
    const pictures = found.flatMap(({ stored }) => stored.mediaId ?? [])
    const media = await this.deps.media.findAll(this.deps.db.read, organizationId, pictures)
    return Promise.all(
      found.map(async ({ stored, shown }) => {
        // Possible causes and fines are left out where the plan does not include them.
        const similar = estimate ? await similarTo(stored) : []
        return {
          violation: shown,
          reporter: shown.reportedBy ? (names.get(shown.reportedBy) ?? null) : null,
          regulations: shown.regulationCodes.map(code => ({ code, title: titleOf(code) })),
          related: shown.relatedCodes.map(code => ({ code, title: titleOf(code) })),
          checked: checkedIn.get(shown.analysisId ?? '') ?? null,
          tasks: tasksOf(shown.id),
          history: histories.get(shown.id) ?? [],
          causes: estimate ? rootCauseOf(stored, shown.siteName, similar).causes : [],
          fine: estimate ? estimate(stored, similar) : null,
          medium: media.get(stored.mediaId ?? ''),
        }
      }),
    )
  }

  /** What the analyses of these violations were checked for, by their ids. */
  private async checkedIn(organizationId: string, found: Found[]) {
    const ids = [...new Set(found.flatMap(({ shown }) => shown.analysisId ?? []))]
    const kept = await analyses.checkedOf(this.deps.db.read, organizationId, ids)
    return new Map(kept.map(({ id, checked }) => [id, checked]))
  }

  private async tasksOf(organizationId: string, ids: string[]) {
    const today = this.deps.clock.now().toISOString().slice(0, 10)
    const found = await tasks.ofViolations(this.deps.db.read, organizationId, ids)
    return (id: string): Reported['tasks'] =>
      found
        .filter(({ violationId }) => violationId === id)
        .map(({ assignee, violationId: _, ...task }) => ({
          ...task,
          assigneeName: assignee && fullName(assignee),
          overdue: isOverdue(task, today),
        }))
  }

  /** Several violations are often seen in one photo, which is read and sent once. */
  private async pictureOf({ violation, medium }: Section, sent: Sent): Promise<Reported['picture']> {
    if (!medium || !violation.mediaUrl) return null
    const key = medium.id
    const known = sent.get(key)
    if (known) return { key, ...known }
    const picture = await this.deps.media.forPrint(medium)
    if (!picture) return null
    sent.set(key, { width: picture.width, height: picture.height })
    return { key, ...picture }
  }
}

const isOverdue = ({ status, dueDate }: Pick<Task, 'status' | 'dueDate'>, today: string) =>
  (status === 'open' || status === 'in_progress') && dueDate !== null && dueDate < today

function describeFilters(
  { sort: _, ...filters }: Filters,
  names: Map<string, string>,
  { t, label, formats }: ReportContext,
) {
  const { search, severity, status, category, site, location, assignee, from, to, dismissed } = filters
  const values: { [Key in keyof typeof filters]?: string | undefined } = {
    search,
    severity: severity && label(`severity.${severity}`),
    status: status && label(`violationStatus.${status}`),
    category: category && label(`category.${category}`),
    site: site === 'none' ? t('filterValues.noSite') : site && (names.get(site) ?? site),
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
