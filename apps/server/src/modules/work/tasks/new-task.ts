import type { BodyOf, createTask, Regulation, Violation } from '@plumbline/contract'
import { priorityBySeverity, proposedDueDate } from '@plumbline/domain'
import { type Formatter, taskMessages } from '@plumbline/messages'
import type { Member } from '../../../platform/http/member'
import type { StoredTask } from './tasks.repository'

/** What a task is made from: the violation or the regulation gives what the caller leaves out. */
export type TaskSource = {
  violation: Violation | undefined
  regulation: Regulation | undefined
  place: Pick<StoredTask, 'siteId' | 'worksite'>
}

/** The severity of the violation sets the priority and the date. */
export function newTask(
  member: Member,
  id: string,
  given: BodyOf<typeof createTask>,
  { violation, regulation, place }: TaskSource,
  { now, today, formatter }: { now: Date; today: string; formatter: Formatter },
): StoredTask {
  const severity = given.severity ?? violation?.severity
  const danger = severity ?? regulation?.risk_level
  const isFromRegulation = !violation && Boolean(given.regulationCode ?? given.regulationId)
  const texts = {
    title: given.title,
    description: given.description ?? '',
    steps: given.steps ?? (violation?.remediationSteps ?? []).map(text => ({ text, done: false })),
  }
  return {
    id,
    organizationId: member.organizationId,
    ...texts,
    messages: taskMessages(texts, violation, formatter),
    status: given.status ?? 'open',
    priority: given.priority ?? (danger ? priorityBySeverity[danger] : 'medium'),
    dueDate:
      given.dueDate === undefined ? proposedDueDate(today, { severity, isFromRegulation }) : given.dueDate,
    assignee: given.assignee ?? null,
    reporter: given.reporter ?? member.userId,
    violationId: given.violationId ?? null,
    ...place,
    regulationCode: given.regulationCode ?? violation?.regulationCode ?? regulation?.regulation_code ?? null,
    severity: severity ?? null,
    notes: [],
    tags: given.tags ?? [],
    createdAt: now,
    updatedAt: now,
    version: 1,
    remindedFor: null,
    overdueNoticeFor: null,
    overduePublishedFor: null,
    requestId: given.requestId ?? null,
  }
}
