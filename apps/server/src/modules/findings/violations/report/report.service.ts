import type { QueryOf, Site, violationReport, violationsReport } from '@plumbline/contract'
import { dayOf } from '@plumbline/domain'
import { citation } from '@plumbline/knowledge'
import { loadFormatter } from '@plumbline/messages'
import type { Clock } from '../../../../platform/clock'
import { notFound } from '../../../../platform/http/errors'
import type { Member } from '../../../../platform/http/member'
import type { Block } from '../../../../platform/pdf/document'
import { formatsFor, type Place, pageFrameFor, type Recipient } from '../../../../platform/pdf/page-frame'
import type { PdfRenderer, RenderedPdf } from '../../../../platform/pdf/pdf-renderer'
import type { Hidden } from '../../../capture/media/copies'
import type { MediaService, StoredMedia } from '../../../capture/media/media.service'
import { type RecipientDeps, recipientOf } from '../../../identity/organizations/recipient'
import type { SitesService } from '../../../identity/sites/sites.service'
import type { RegulationsService } from '../../../library/regulations/library/regulations.service'
import { rootCauseOf } from '../causes/root-cause'
import { similarReader } from '../causes/similar'
import type { FinesService } from '../fines/fines.service'
import type { ViolationListsService } from '../list/violation-list.service'
import type { ViolationsService } from '../violations.service'
import { hiddenIn, outsidePictureOf } from './outside-picture'
import type { ReportContext } from './report-context'
import {
  numberOf,
  type PrintedPicture,
  type Reported,
  violationDetails,
  violationPage,
} from './report-document'
import { describeFilters } from './report-filters'
import { setOpening } from './report-overview'
import type { ReportSources } from './report-sources'
import { type ReportTasks, reportTasks } from './report-tasks'

export type ReportDeps = RecipientDeps & {
  clock: Clock
  appUrl: string
  pdf: PdfRenderer
  violations: ViolationsService
  lists: ViolationListsService
  media: MediaService
  regulations: RegulationsService
  fines: FinesService
  sites: SitesService
  reportSources: ReportSources
}

/** The pictures that a report has already, with the size their boxes are measured in. */
type Sent = Map<string, Omit<PrintedPicture, 'key' | 'jpeg'>>
type Filters = QueryOf<typeof violationsReport>
type Found = Awaited<ReturnType<ViolationsService['findAll']>>[number]
type Section = Omit<Reported, 'picture'> & {
  medium: StoredMedia | undefined
  /** Where faces are in it; null where that isn't known. */
  hidden: Hidden | null
  photoOfFix: StoredMedia | undefined
}
/** A rendered report, and what its file is called. */
type NamedPdf = RenderedPdf & { name: string }
type Shared = {
  names: Map<string, string>
  tasks: ReportTasks
  titleOf: (code: string) => string | null
  estimate: Awaited<ReturnType<FinesService['forReport']>>
  similarTo: ReturnType<typeof similarReader>
}

const BATCH_SIZE = 25

type Prepared = {
  recipient: Recipient
  /** Of members and sites, by id. */
  names: Map<string, string>
  siteOf: (id: string | null) => Site | null
  /** Times are those of the place. */
  contextAt: (place: Place | null, isForOutside: boolean) => ReportContext
}

/** Violations on paper, for a foreman to work by and an inspector to file. */
export class ViolationsReport {
  private readonly deps: ReportDeps
  constructor(deps: ReportDeps) {
    this.deps = deps
  }

  async one(member: Member, id: string, { pages }: QueryOf<typeof violationReport>): Promise<NamedPdf> {
    const [found] = await this.deps.violations.findAll(this.deps.db.read, member.organizationId, [id])
    if (!found) throw notFound()
    const prepared = await this.preparedFor(member)
    const { recipient, names, siteOf } = prepared
    const site = siteOf(found.shown.siteId)
    // What fits on one page is what people hand over; the full report stays inside.
    const context = prepared.contextAt(site, pages !== 'full')
    const [section] = await this.reported(member, [found], await this.sharedBy(member, [found], names))
    if (!section) throw notFound()
    const sent: Sent = new Map()
    const reported = { ...section, picture: await this.pictureOf(section, sent, context) }
    const blocks = [violationPage(reported, numberOf(found.shown, context), context)]
    if (pages === 'full')
      blocks.push(...violationDetails(reported, await this.printed(section.photoOfFix, sent), context))
    const title = context.formatter.violation(found.shown).type
    const rendered = await this.render(recipient, context, { title, place: site }, [blocks])
    return {
      ...rendered,
      name: fileNameOf(title, site, found.shown.capturedAt ?? found.shown.date, recipient),
    }
  }

  /** The list is read first, since the report opens with it; what belongs to each violation, a few at a time. */
  async many(member: Member, query: Filters): Promise<NamedPdf> {
    const ids = await this.deps.lists.chosenForReport(member, query)
    const prepared = await this.preparedFor(member)
    const { recipient, names, siteOf } = prepared
    const found = await this.deps.violations.findAll(this.deps.db.read, member.organizationId, ids)
    const shared = await this.sharedBy(member, found, names)
    const violations = found.map(({ shown }) => shown)
    const sites = new Set(violations.map(({ siteId }) => siteId))
    const site = sites.size === 1 ? siteOf([...sites][0] ?? null) : null
    const context = prepared.contextAt(site, true)
    const responsibleFor = ({ id, assignee }: Found['shown']) =>
      (assignee ? names.get(assignee) : undefined) ?? shared.tasks.responsibleFor(id)
    const opening = { violations, responsibleFor, filters: describeFilters(query, names, context) }
    const sections = this.sections(member, found, shared, prepared)
    async function* all(): AsyncGenerator<Block[]> {
      yield setOpening(opening, context)
      yield* sections
    }
    const title = context.t('set.title')
    const rendered = await this.render(recipient, context, { title, place: site }, all())
    return { ...rendered, name: fileNameOf(title, site, this.deps.clock.now(), recipient) }
  }

  private async *sections(
    member: Member,
    found: Found[],
    shared: Shared,
    { contextAt, siteOf }: Prepared,
  ): AsyncGenerator<Block[]> {
    const sent: Sent = new Map()
    for (let from = 0; from < found.length; from += BATCH_SIZE) {
      const batch = await this.reported(member, found.slice(from, from + BATCH_SIZE), shared)
      for (const [index, section] of batch.entries()) {
        const context = contextAt(siteOf(section.violation.siteId), true)
        const picture = await this.pictureOf(section, sent, context)
        const above = context.t('oneOf', { number: from + index + 1, count: found.length })
        yield [violationPage({ ...section, picture }, above, context)]
      }
    }
  }

  private render(
    recipient: Recipient,
    { t, formatter, isForOutside, isForCounsel }: ReportContext,
    { title, place }: { title: string; place: Place | null },
    sections: Parameters<PdfRenderer['render']>[1],
  ) {
    const { pdf, clock } = this.deps
    const subject = t(isForCounsel ? 'counsel' : isForOutside ? 'outside.title' : 'report')
    const texts = { title, subject }
    return pdf.render(pageFrameFor(recipient, formatter, texts, clock.now(), place), sections)
  }

  private async preparedFor(member: Member): Promise<Prepared> {
    const recipient = await recipientOf(this.deps, member)
    const formatter = await loadFormatter(recipient.language)
    const { db, organizations } = this.deps
    const members = await organizations.members(member)
    const { counselMode: isForCounsel } = await organizations.settings(db.read, member.organizationId)
    const { items: sites } = await this.deps.sites.list(member)
    const siteById = new Map(sites.map(site => [site.id, site]))
    return {
      recipient,
      names: new Map([...members, ...sites].map(({ id, name }) => [id, name])),
      siteOf: id => siteById.get(id ?? '') ?? null,
      contextAt: (place, isForOutside) => ({
        isForOutside,
        isForCounsel,
        t: (key, params) => formatter.translate('report', key, params),
        label: key => formatter.translate('labels', key),
        formats: formatsFor(recipient, place),
        formatter,
      }),
    }
  }

  /** What all violations of a report have in common is read once. */
  private async sharedBy(member: Member, found: Found[], names: Map<string, string>): Promise<Shared> {
    const { organizationId } = member
    const { db, billing, regulations, fines, reportSources } = this.deps
    const codes = new Set(found.flatMap(({ shown }) => [...shown.regulationCodes, ...shown.relatedCodes]))
    const unknown = [...codes].filter(code => !citation(code))
    const inLibrary = await regulations.byCodes(db.read, organizationId, unknown)
    const today = await billing.today(db.read, organizationId)
    const ids = found.map(({ shown }) => shown.id)
    return {
      names,
      tasks: reportTasks(await reportSources.tasksOf(db.read, organizationId, ids), {
        today,
        formatter: await loadFormatter(member.language),
      }),
      titleOf: (code: string) => citation(code)?.title ?? inLibrary.get(code)?.title ?? null,
      estimate: await fines.forReport(db.read, member),
      similarTo: similarReader(db.read, organizationId, this.deps.clock.now()),
    }
  }

  /** The number of statements is the same for one violation and for a batch of them. */
  private async reported(
    { organizationId }: Member,
    found: Found[],
    { names, tasks, titleOf, estimate, similarTo }: Shared,
  ): Promise<Section[]> {
    const ids = found.map(({ shown }) => shown.id)
    const histories = await this.deps.violations.histories(this.deps.db.read, organizationId, ids)
    const lookedAt = await this.lookedAt(organizationId, found)
    // The newest one of each violation is the last one set.
    const sent = await this.deps.reportSources.fixesOf(this.deps.db.read, organizationId, ids)
    const fixOf = new Map(sent.map(each => [each.fix.violationId, each]))
    const pictures = [
      ...found.flatMap(({ stored }) => stored.mediaId ?? []),
      ...[...fixOf.values()].map(({ fix }) => fix.mediaId),
    ]
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
          checked: lookedAt.get(shown.analysisId ?? '')?.checked ?? null,
          tasks: tasks.of(shown.id),
          fix: fixOf.get(shown.id) ?? null,
          history: histories.get(shown.id) ?? [],
          causes: estimate ? rootCauseOf(stored, shown.siteName, similar).causes : [],
          fine: estimate ? estimate(stored, similar) : null,
          url: `${this.deps.appUrl}/violations?violation=${shown.id}`,
          medium: media.get(stored.mediaId ?? ''),
          hidden: hiddenIn(lookedAt.get(shown.analysisId ?? ''), stored.mediaId),
          photoOfFix: media.get(fixOf.get(shown.id)?.fix.mediaId ?? ''),
        }
      }),
    )
  }

  /** What the analyses of these violations looked at, by their ids. */
  private async lookedAt(organizationId: string, found: Found[]) {
    const ids = [...new Set(found.flatMap(({ shown }) => shown.analysisId ?? []))]
    const kept = await this.deps.reportSources.lookedAt(this.deps.db.read, organizationId, ids)
    return new Map(kept.map(each => [each.id, each]))
  }

  /** Several violations are often seen in one photo, which is read and sent once. */
  private async pictureOf({ violation, medium, hidden }: Section, sent: Sent, context: ReportContext) {
    if (!violation.mediaUrl) return null
    return this.printed(medium, sent, context.isForOutside ? (hidden ?? 'unknown') : undefined)
  }

  pictureForOutside(organizationId: string, found: Found) {
    return outsidePictureOf(this.deps, organizationId, found)
  }

  private async printed(
    medium: StoredMedia | undefined,
    sent: Sent,
    faces?: Hidden | 'unknown',
  ): Promise<PrintedPicture | null> {
    if (!medium) return null
    const key = medium.id
    const known = sent.get(key)
    if (known) return { key, ...known }
    const picture = await this.deps.media.forPrint(medium, faces)
    if (!picture) return null
    const size = { width: picture.width, height: picture.height, isBlurred: faces === 'unknown' }
    sent.set(key, size)
    return { key, jpeg: picture.jpeg, ...size }
  }
}

/** 'no-hard-hat-pier-4-2026-11-15': what, where and when, so that a folder of reports can be read. */
const fileNameOf = (title: string, site: Site | null, date: Date | string, { timeZone }: Recipient) =>
  [title, site?.name, dayOf(new Date(date), site?.timeZone ?? timeZone)].filter(Boolean).join(' ')
