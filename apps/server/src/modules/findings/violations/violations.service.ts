import { randomUUID } from 'node:crypto'
import type {
  BodyOf,
  createViolation,
  HistoryEntry,
  ResponseOf,
  setViolationStatus,
  setViolationStatuses,
  updateViolation,
  Violation,
} from '@plumbline/contract'
import { isObservation } from '@plumbline/domain'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import type { Database, Transaction } from '../../../platform/db/client'
import type { DomainEventBus } from '../../../platform/domain-events'
import { groupBy } from '../../../platform/group-by'
import { AppError, notFound } from '../../../platform/http/errors'
import type { Member } from '../../../platform/http/member'
import type { MediaService } from '../../capture/media/media.service'
import type { SitesService } from '../../identity/sites/sites.service'
import { type Change, differences, type Finding, present, rowFrom, withUserEdits } from './present-violation'
import { type AlertsDeps, alertManagers } from './violation-alerts'
import { changedFields, created, dated, type Edit, given, reportedRow, withFirst } from './violation-edits'
import { type Analyses, evidenceOf } from './violation-evidence'
import { idsInOrder } from './violation-order'
import type { ViolationInContext, ViolationRecord } from './violation-record'
import { type Author, historyOf, recordChanges, type TrailDeps, type TrailEntry } from './violation-trail'
import { violationsRepository as violations } from './violations.repository'

type Analyzed = {
  id: string
  organizationId: string
  siteId: string | null
  area: string
  capturedAt: Date | null
  requestedBy: string | null
}
type Actor = Author

export type ViolationsDeps = TrailDeps &
  AlertsDeps & {
    db: Database
    domainEvents: DomainEventBus
    media: MediaService
    sites: SitesService
    analyses: Analyses
    /** Those of some violations whose last photo of the fix shows that the hazard is still there. */
    stillThere: (tx: ReadHandle, organizationId: string, violationIds: string[]) => Promise<string[]>
  }

export class ViolationsService {
  private readonly deps: ViolationsDeps
  constructor(deps: ViolationsDeps) {
    this.deps = deps
  }

  get(member: Actor, id: string): Promise<Violation> {
    return this.getWithin(this.deps.db.read, member, id)
  }

  /** The same for somebody who has a transaction open. */
  async getWithin(tx: ReadHandle, { organizationId }: Actor, id: string): Promise<Violation> {
    return present(await this.findOr404(tx, organizationId, id))
  }

  /** By the analysis that found them. */
  async ofAnalyses(
    tx: ReadHandle,
    organizationId: string,
    analysisIds: string[],
  ): Promise<Map<string, Violation[]>> {
    const found = await this.deps.rows.ofAnalyses(tx, organizationId, analysisIds)
    return groupBy(found.map(present), ({ analysisId }) => analysisId ?? '')
  }

  /** Presented and as stored, for those that print them; in the order asked for. */
  async findAll(
    tx: ReadHandle,
    organizationId: string,
    ids: string[],
  ): Promise<{ stored: ViolationRecord; shown: Violation }[]> {
    const found = await this.deps.rows.findAll(tx, organizationId, ids)
    return found.map(each => ({ stored: each.violation, shown: present(each) }))
  }

  /** Which hazards an analysis found by itself, without what people reported. */
  async hazardsIn(tx: ReadHandle, organizationId: string, analysisId: string): Promise<ViolationRecord[]> {
    const found = await this.deps.rows.ofAnalyses(tx, organizationId, [analysisId])
    return found.flatMap(({ violation }) => (violation.reportedBy ? [] : [violation]))
  }

  /** What an analysis found, in the order of danger it was found in. `pictureOf` says what the boxes are drawn on. */
  async recordFound(
    tx: Transaction,
    analysis: Analyzed,
    found: readonly Finding[],
    pictureOf: (index: number) => string | null,
  ) {
    const [now, ids] = [this.deps.clock.now(), idsInOrder(found.length)]
    const rows = found.map((violation, index) => ({
      ...rowFrom(violation, now),
      id: ids[index] as string,
      organizationId: analysis.organizationId,
      analysisId: analysis.id,
      siteId: analysis.siteId,
      location: analysis.area,
      capturedAt: analysis.capturedAt,
      mediaId: pictureOf(index),
    }))
    await violations.insertAll(tx, rows)
    await this.recordAll(
      tx,
      { organizationId: analysis.organizationId, userId: null },
      rows.map(({ id }) => ({ violationId: id, changes: [created('analysis')] })),
    )
    await alertManagers(this.deps, tx, { ...analysis, userId: analysis.requestedBy }, ids)
  }

  /** One that a person saw: by itself, or missed by an analysis and drawn on its picture. */
  create(member: Member, given: BodyOf<typeof createViolation>): Promise<Violation> {
    return this.deps.db.transaction(async tx => {
      const { userId, organizationId } = member
      const id = randomUUID()
      const evidence = await evidenceOf(this.deps, tx, organizationId, given)
      const row = reportedRow(given, this.deps.clock.now())
      await violations.insertAll(tx, [{ ...row, ...evidence, id, organizationId, reportedBy: userId }])
      await this.record(tx, member, id, [created('person')])
      await alertManagers(this.deps, tx, member, [id])
      return present(await this.findOr404(tx, member.organizationId, id))
    })
  }

  /** What a person said about an analysis when they were asked: its picture is the evidence. */
  async recordReported(
    tx: Transaction,
    member: Member,
    analysisId: string,
    found: Finding,
    questionId: string,
  ): Promise<string> {
    const { userId, organizationId } = member
    const id = randomUUID()
    const evidence = await evidenceOf(this.deps, tx, organizationId, { analysisId })
    const row = { ...rowFrom(found, this.deps.clock.now()), confidence: null }
    await violations.insertAll(tx, [
      { ...row, ...evidence, id, organizationId, analysisId, questionId, reportedBy: userId },
    ])
    await this.record(tx, member, id, [created('person')])
    await alertManagers(this.deps, tx, member, [id])
    return id
  }

  /** A change that was made to another version than the present one is rejected, with the present one. */
  update(
    member: Member,
    id: string,
    { version, date, regulationCode, ...sent }: BodyOf<typeof updateViolation>,
  ): Promise<Violation> {
    return this.deps.db.transaction(async tx => {
      const found = await this.lockOr404(tx, member.organizationId, id)
      if (version !== undefined && version !== found.violation.version)
        throw new AppError('version_conflict', { current: present(found) })
      const changes = changedFields(found.violation, sent)
      if (changes.status === 'Resolved') await this.requireFixed(tx, member, [id])
      const { severity, siteId } = changes
      const site = siteId ? await this.deps.sites.requireActive(tx, member.organizationId, siteId) : null
      const moved: Change[] =
        siteId === undefined ? [] : [{ field: 'site', from: found.siteName, to: site?.name ?? null }]
      const boundingBoxes = changes.boundingBoxes ?? found.violation.boundingBoxes
      const edit = {
        ...changes,
        ...dated(found.violation, date),
        ...(regulationCode !== undefined && {
          regulationCodes: withFirst(regulationCode, found.violation.regulationCodes),
          // A person who names the rule says that it is broken.
          ...(regulationCode && isObservation(found.violation) && { basis: 'reported' as const }),
        }),
        ...(severity && { boundingBoxes: boundingBoxes.map(box => ({ ...box, severity })) }),
        messages: withUserEdits(found.violation.messages, changes),
      }
      return this.edit(tx, member, found, edit, moved)
    })
  }

  setStatus(member: Member, id: string, given: BodyOf<typeof setViolationStatus>): Promise<Violation> {
    return this.deps.db.transaction(tx => this.setStatusWithin(tx, member, id, given))
  }

  /** The same for somebody who has a transaction open. */
  async setStatusWithin(
    tx: Transaction,
    member: Member,
    id: string,
    { status, reason }: BodyOf<typeof setViolationStatus>,
  ): Promise<Violation> {
    if (status === 'Resolved') await this.requireFixed(tx, member, [id], reason)
    return this.edit(tx, member, await this.lockOr404(tx, member.organizationId, id), { status })
  }

  /** Nothing is resolved over a photo that shows the hazard, unless a manager says why. */
  private async requireFixed(tx: Transaction, member: Member, ids: string[], reason?: string) {
    const [violationId] = await this.deps.stillThere(tx, member.organizationId, ids)
    if (!violationId) return
    if (!reason || member.role === 'user') throw new AppError('fix_still_there')
    await this.deps.domainEvents.publish(tx, 'violation.photo_overruled', { member, violationId, reason })
  }

  /** All of them or none: half a bulk change would leave the person guessing which half. */
  setStatuses(
    member: Member,
    { ids, status }: BodyOf<typeof setViolationStatuses>,
  ): Promise<ResponseOf<typeof setViolationStatuses>> {
    return this.deps.db.transaction(async tx => {
      const wanted = [...new Set(ids)]
      if (status === 'Resolved') await this.requireFixed(tx, member, wanted)
      const found = await this.deps.rows.findAllForUpdate(tx, member.organizationId, wanted)
      if (found.length < wanted.length) throw notFound()
      const changing = found.map(({ violation }) => violation).filter(each => each.status !== status)
      const { organizationId } = member
      await violations.update(
        tx,
        organizationId,
        changing.map(({ id }) => id),
        { status, updatedAt: this.deps.clock.now() },
      )
      await this.recordAll(
        tx,
        member,
        changing.map(each => ({ violationId: each.id, changes: differences(each, { ...each, status }) })),
      )
      const items = (await this.deps.rows.findAll(tx, organizationId, wanted)).map(present)
      return { items, changed: changing.length }
    })
  }

  async history(member: Member, id: string): Promise<HistoryEntry[]> {
    const { read } = this.deps.db
    await this.findOr404(read, member.organizationId, id)
    return (await this.histories(read, member.organizationId, [id])).get(id) ?? []
  }

  /** The entries of each violation, oldest first. */
  histories(tx: ReadHandle, organizationId: string, ids: string[]): Promise<Map<string, HistoryEntry[]>> {
    return historyOf(this.deps.rows, tx, organizationId, ids)
  }

  /** What happened to it without a field of its own changing: a task, a link, a second look. */
  record(tx: Transaction, who: Author, violationId: string, changes: Change[]) {
    return this.recordAll(tx, who, [{ violationId, changes }])
  }

  private recordAll(tx: Transaction, who: Author, entries: TrailEntry[]) {
    return recordChanges(this.deps, tx, who, entries)
  }

  assign(tx: Transaction, organizationId: string, id: string, assignee: string | null) {
    return violations.assign(tx, organizationId, id, assignee)
  }

  /** Writes a change and tells the audit trail; nothing is written where nothing differs. */
  async edit(
    tx: Transaction,
    actor: Actor,
    before: ViolationInContext,
    edit: Edit,
    moved: Change[] = [],
  ): Promise<Violation> {
    const { id, organizationId } = before.violation
    const changes = given(edit)
    const trail = [...moved, ...differences(before.violation, { ...before.violation, ...changes })]
    if (trail.length === 0 && !changes.relatedCodes) return present(before)
    await violations.update(tx, organizationId, [id], { ...changes, updatedAt: this.deps.clock.now() })
    await this.record(tx, actor, id, trail)
    const { severity } = changes
    if (severity && severity !== before.violation.severity)
      await this.deps.domainEvents.publish(tx, 'violation.severity_changed', {
        organizationId,
        violationId: id,
        severity,
      })
    return present(await this.findOr404(tx, organizationId, id))
  }

  async lockOr404(tx: Transaction, organizationId: string, id: string): Promise<ViolationInContext> {
    const found = await this.deps.rows.findForUpdate(tx, organizationId, id)
    if (!found) throw notFound()
    return found
  }

  async findOr404(tx: ReadHandle, organizationId: string, id: string): Promise<ViolationInContext> {
    const found = await this.deps.rows.find(tx, organizationId, id)
    if (!found) throw notFound()
    return found
  }
}
