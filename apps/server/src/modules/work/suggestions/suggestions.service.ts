import { randomUUID } from 'node:crypto'
import type {
  BodyOf,
  LocalizedMessage,
  PendingSuggestion,
  pendingSuggestions,
  QueryOf,
  submitSuggestion,
  suggestTask,
  Violation,
} from '@plumbline/contract'
import { priorityBySeverity, proposedDueDate, type Severity } from '@plumbline/domain'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { loadFormatter } from '@plumbline/messages'
import type { Clock } from '../../../platform/clock'
import type { Database, Transaction } from '../../../platform/db/client'
import type { DomainEvents } from '../../../platform/domain-events'
import { AppError, notFound } from '../../../platform/http/errors'
import type { Member } from '../../../platform/http/member'
import type { BillingService } from '../../billing/billing/billing.service'
import type { ViolationsService } from '../../findings/violations/violations.service'
import type { OrganizationsService } from '../../identity/organizations/organizations.service'
import { fullName } from '../../identity/users/users.service'
import type { EventsService } from '../../insights/events/events.service'
import type { TasksService } from '../tasks/tasks.service'
import { isUndecided, presentSuggestion } from './present-suggestion'
import type { SuggestionNotices } from './suggestion-notices'
import {
  type StoredSuggestion,
  type SuggestionWithViolation,
  suggestionsRepository as suggestions,
} from './suggestions.repository'

export type SuggestionsDeps = {
  db: Database
  clock: Clock
  billing: BillingService
  organizations: OrganizationsService
  violations: ViolationsService
  tasks: TasksService
  events: EventsService
  notices: SuggestionNotices
}

export type SuggestionEvent = 'generated' | 'submitted' | 'discarded' | 'approved' | 'rejected'

/** Text that a person wrote has no code that any language knows, and is shown as it is. */
const own = (text: string): LocalizedMessage => ({ code: 'own', params: {}, text })

/** Tasks that are proposed for a violation. Its own remediation steps, severity and rules decide what they say. */
export class SuggestionsService {
  private readonly deps: SuggestionsDeps
  constructor(deps: SuggestionsDeps) {
    this.deps = deps
  }

  /** What nobody has decided on follows a corrected severity. */
  async carrySeverity(
    tx: Transaction,
    { organizationId, violationId, severity }: DomainEvents['violation.severity_changed'],
  ) {
    const urgency = await this.urgencyOf(tx, organizationId, severity)
    return suggestions.setSeverity(tx, organizationId, violationId, urgency)
  }

  async generate(
    member: Member,
    { violation_id, text }: BodyOf<typeof suggestTask>,
  ): Promise<PendingSuggestion> {
    const { db, billing, violations } = this.deps
    await billing.require(db.read, member.organizationId, 'taskSuggestions')
    const violation = await violations.get(member, violation_id)
    return db.transaction(async tx => {
      const row = await this.rowFor(tx, member, violation, text)
      await suggestions.deleteGenerated(tx, member.organizationId, violation.id, member.userId)
      await suggestions.insert(tx, row)
      await this.recordEvent(tx, member, row, 'generated')
      return this.show(tx, member, row.id)
    })
  }

  /** Submitting twice submits once. */
  submit(
    member: Member,
    { task_id, violation_id, user_id, text }: BodyOf<typeof submitSuggestion>,
  ): Promise<PendingSuggestion> {
    if (user_id && user_id !== member.userId)
      throw new AppError('invalid', { fields: { user_id: 'not_a_member' } })
    return this.deps.db.transaction(async tx => {
      const found = await this.lockOwn(tx, member, task_id)
      if (!found.violationId || (violation_id && violation_id !== found.violationId)) throw notFound()
      if (found.state === 'submitted') return this.show(tx, member, found.id)
      if (found.state !== 'generated') throw await this.closed(tx, member, found.id)
      const changes = {
        state: 'submitted' as const,
        submittedAt: this.deps.clock.now(),
        ...(text !== undefined && { note: text }),
      }
      await suggestions.update(tx, member.organizationId, found.id, changes)
      await this.recordEvent(tx, member, found, 'submitted')
      await this.deps.notices.submitted(tx, member, { ...found, ...changes })
      return this.show(tx, member, found.id)
    })
  }

  /** Takes back one that is waiting, too. */
  discard(member: Member, id: string): Promise<PendingSuggestion> {
    return this.deps.db.transaction(async tx => {
      const found = await this.lockOwn(tx, member, id)
      if (found.state === 'discarded') return this.show(tx, member, id)
      if (!isUndecided(found)) throw await this.closed(tx, member, id)
      await suggestions.update(tx, member.organizationId, id, { state: 'discarded' })
      await this.recordEvent(tx, member, found, 'discarded')
      return this.show(tx, member, id)
    })
  }

  /** What a manager has to decide on, and what is one's own; nobody sees what a colleague only generated. */
  async ofViolation(member: Member, violationId: string): Promise<PendingSuggestion[]> {
    const { db, violations } = this.deps
    const { userId, organizationId, role } = member
    await violations.get(member, violationId)
    const author = role === 'user' ? userId : undefined
    const found = await suggestions.ofViolation(db.read, organizationId, violationId, author)
    return this.present(
      db.read,
      member,
      found.filter(({ suggestion }) => suggestion.userId === userId || suggestion.state !== 'generated'),
    )
  }

  async pending(
    member: Member,
    { org_id }: QueryOf<typeof pendingSuggestions>,
  ): Promise<PendingSuggestion[]> {
    const { read } = this.deps.db
    if (org_id && org_id !== member.organizationId) throw notFound()
    return this.present(read, member, await suggestions.pending(read, member.organizationId))
  }

  countPending(tx: ReadHandle, organizationId: string): Promise<number> {
    return suggestions.countPending(tx, organizationId)
  }

  async show(tx: ReadHandle, member: Member, id: string): Promise<PendingSuggestion> {
    const found = await suggestions.find(tx, member.organizationId, id)
    if (!found) throw notFound()
    const [shown] = await this.present(tx, member, [found])
    if (!shown) throw notFound()
    return shown
  }

  /** The error for one that is not waiting for anything anymore, with what it is now. */
  async closed(tx: ReadHandle, member: Member, id: string) {
    return new AppError('suggestion_closed', { current: await this.show(tx, member, id) })
  }

  /** Where there is no task yet, its id is that of the suggestion, as the client of document 2 sends it. */
  recordEvent(
    tx: Transaction,
    member: Member,
    { id, violationId }: Pick<StoredSuggestion, 'id' | 'violationId'>,
    what: SuggestionEvent,
    taskId = id,
  ) {
    const data = {
      suggestion_id: id,
      task_id: taskId,
      ...(violationId && { violation_id: violationId }),
    }
    return this.deps.events.recordWithin(tx, member, {
      event: `paulie.suggestion.${what}`,
      source: 'server',
      data,
    })
  }

  /** Whoever was last given a task at the site, else who proposed it, else who decides: as creating a task offers it. */
  async assigneeOf(tx: ReadHandle, member: Member, siteId: string | null, proposer: string | null) {
    const { organizationId, userId } = member
    const likely = await this.deps.tasks.lastAssigneeAt(tx, organizationId, siteId)
    for (const id of [likely, proposer, userId]) {
      const found = id && (await this.deps.organizations.findMember(tx, organizationId, id))
      if (found) return found
    }
    return null
  }

  private async present(
    tx: ReadHandle,
    member: Member,
    found: readonly SuggestionWithViolation[],
  ): Promise<PendingSuggestion[]> {
    const formatter = await loadFormatter(member.language)
    const today = await this.deps.billing.today(tx, member.organizationId)
    const names = new Map<string, string | null>()
    const nameFor = async ({ suggestion, violation }: SuggestionWithViolation) => {
      const siteId = violation?.siteId ?? null
      const key = `${siteId} ${suggestion.userId}`
      const known = names.get(key)
      if (known !== undefined) return known
      const assignee = await this.assigneeOf(tx, member, siteId, suggestion.userId)
      names.set(key, assignee && fullName(assignee))
      return assignee && fullName(assignee)
    }
    const shown: PendingSuggestion[] = []
    for (const each of found) {
      const assigneeName = isUndecided(each.suggestion) ? await nameFor(each) : null
      shown.push(presentSuggestion(each, { formatter, today, assigneeName }))
    }
    return shown
  }

  private async urgencyOf(tx: ReadHandle, organizationId: string, severity: Severity) {
    const today = await this.deps.billing.today(tx, organizationId)
    return {
      severity,
      priority: priorityBySeverity[severity],
      dueDate: proposedDueDate(today, { severity }),
    }
  }

  private async rowFor(tx: ReadHandle, member: Member, violation: Violation, note: string) {
    const { messages, siteName, location } = violation
    return {
      id: randomUUID(),
      organizationId: member.organizationId,
      violationId: violation.id,
      userId: member.userId,
      state: 'generated' as const,
      name: messages?.type ?? own(violation.type),
      description: messages?.description ?? own(violation.description),
      location: [siteName, location].filter(Boolean).join(' · '),
      steps: messages?.remediationSteps ?? violation.remediationSteps.map(own),
      note,
      ...(await this.urgencyOf(tx, member.organizationId, violation.severity)),
      regulationCodes: violation.regulationCodes,
      createdAt: this.deps.clock.now(),
    }
  }

  /** Somebody else's looks like one that doesn't exist. */
  private async lockOwn(tx: Transaction, { organizationId, userId }: Member, id: string) {
    const found = await suggestions.lock(tx, organizationId, id)
    if (!found || found.userId !== userId) throw notFound()
    return found
  }
}
