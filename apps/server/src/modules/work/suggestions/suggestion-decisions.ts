import type {
  BodyOf,
  createTask,
  decideSuggestions,
  PendingSuggestion,
  ResponseOf,
} from '@plumbline/contract'
import { loadFormatter } from '@plumbline/messages'
import type { Clock } from '../../../platform/clock'
import type { Database, Transaction } from '../../../platform/db/client'
import { AppError, notFound } from '../../../platform/http/errors'
import type { Member } from '../../../platform/http/member'
import type { BillingService } from '../../billing/billing/billing.service'
import type { ViolationsService } from '../../findings/violations/violations.service'
import type { WebhooksService } from '../../integrations/webhooks/webhooks.service'
import type { TasksService } from '../tasks/tasks.service'
import { dueDateOf, taskTexts } from './present-suggestion'
import type { SuggestionNotices } from './suggestion-notices'
import { type StoredSuggestion, suggestionsRepository as suggestions } from './suggestions.repository'
import type { SuggestionsService } from './suggestions.service'

export type SuggestionDecisionsDeps = {
  db: Database
  clock: Clock
  billing: BillingService
  tasks: TasksService
  violations: ViolationsService
  notices: SuggestionNotices
  webhooks: WebhooksService
  suggestions: SuggestionsService
}

type Decision = { decision: 'approve' | 'reject'; reason?: string | undefined }
type Outcome = ResponseOf<typeof decideSuggestions>['outcomes'][number]

const MAX_TITLE = 200

/** What a manager decides. The suggestion is locked, so of two who decide at the same moment one is told. */
export class SuggestionDecisions {
  private readonly deps: SuggestionDecisionsDeps
  constructor(deps: SuggestionDecisionsDeps) {
    this.deps = deps
  }

  decide(member: Member, id: string, { decision, reason = '' }: Decision): Promise<PendingSuggestion> {
    const { db, clock, billing, notices, webhooks, suggestions: service } = this.deps
    return db.transaction(async tx => {
      const found = await suggestions.lock(tx, member.organizationId, id)
      if (!found || found.state === 'generated') throw notFound()
      if (found.state !== 'submitted') throw await service.closed(tx, member, id)
      const isApproved = decision === 'approve'
      const dueDate = dueDateOf(found, await billing.today(tx, member.organizationId))
      const taskId = isApproved ? await this.createTask(tx, member, found, dueDate) : null
      const changes = {
        state: isApproved ? ('approved' as const) : ('rejected' as const),
        dueDate,
        decidedBy: member.userId,
        decidedAt: clock.now(),
        reason: isApproved ? '' : reason,
        taskId,
      }
      await suggestions.update(tx, member.organizationId, id, changes)
      await service.recordEvent(tx, member, found, changes.state, taskId ?? undefined)
      await notices.decided(tx, member, { ...found, ...changes })
      const { state, reason: given } = changes
      await webhooks.publish(tx, member, 'suggestion.decided', [id], async () => [
        { id, name: found.name, decision: state, reason: given, taskId, violationId: found.violationId },
      ])
      return service.show(tx, member, id)
    })
  }

  /** One after the other, each for itself: what can be decided is decided. */
  async decideAll(
    member: Member,
    { ids, ...given }: BodyOf<typeof decideSuggestions>,
  ): Promise<ResponseOf<typeof decideSuggestions>> {
    const outcomes: Outcome[] = []
    for (const id of new Set(ids)) outcomes.push(await this.outcomeOf(member, id, given))
    if (outcomes.every(({ outcome }) => outcome === 'not_found')) throw notFound()
    return { outcomes }
  }

  private async outcomeOf(member: Member, id: string, given: Decision): Promise<Outcome> {
    try {
      const suggestion = await this.decide(member, id, given)
      return { id, outcome: given.decision === 'approve' ? 'approved' : 'rejected', suggestion }
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found')
        return { id, outcome: 'not_found', suggestion: null }
      if (error instanceof AppError && error.code === 'suggestion_closed')
        return { id, outcome: 'closed', suggestion: error.current as PendingSuggestion }
      throw error
    }
  }

  /** As the manager read it. A deleted violation leaves the task with what the suggestion knows of it. */
  private async createTask(
    tx: Transaction,
    member: Member,
    found: StoredSuggestion,
    dueDate: string,
  ): Promise<string> {
    const { tasks, violations, suggestions: service } = this.deps
    const formatter = await loadFormatter(member.language)
    const { title, note, steps } = taskTexts(found, formatter)
    const violation = found.violationId
      ? await violations.getWithin(tx, member, found.violationId)
      : undefined
    const assignee = await service.assigneeOf(tx, member, violation?.siteId ?? null, found.userId)
    const given: BodyOf<typeof createTask> = {
      title: title.slice(0, MAX_TITLE),
      description: note || formatter.format(found.description),
      priority: found.priority,
      dueDate,
      severity: found.severity,
      assignee: assignee?.id ?? null,
      steps: steps.map(text => ({ text, done: false })),
      regulationCode: found.regulationCodes[0] ?? null,
      ...(violation ? { violationId: violation.id } : { worksite: found.location }),
    }
    return (await tasks.createWithin(tx, member, given)).id
  }
}
