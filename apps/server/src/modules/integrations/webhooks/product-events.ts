import type { DeliveryEvent, Task, Violation, WebhookEvent } from '@plumbline/contract'
import { isObservation } from '@plumbline/domain'
import type { LocalizedMessage } from '@plumbline/messages'

/** What other features tell of: the record as it is after the change. */
export type EventRecords = {
  'violation.created': Violation
  'violation.resolved': Violation
  'task.created': Task
  'task.assigned': Task
  'task.completed': Task
  'task.overdue': Task
  'analysis.completed': FinishedAnalysis
  'suggestion.decided': DecidedSuggestion
}
type FinishedAnalysis = {
  id: string
  siteId: string | null
  siteName: string | null
  violations: number
  /** Found too, with no rule shown broken. */
  observations: number
}
type DecidedSuggestion = {
  id: string
  name: LocalizedMessage
  decision: 'approved' | 'rejected'
  reason: string
  taskId: string | null
  violationId: string | null
}

/** One event about one record. */
export type ProductEvent = { [E in WebhookEvent]: { event: E; record: EventRecords[E] } }[WebhookEvent]

/** Where the record of an event is in the web app. */
export function pathOf({ event, record }: ProductEvent): string {
  switch (event) {
    case 'violation.created':
    case 'violation.resolved':
      return `/violations?violation=${record.id}`
    case 'analysis.completed':
      return `/results/${record.id}`
    case 'suggestion.decided':
      return record.taskId ? `/tasks/${record.taskId}` : '/suggestions'
    default:
      return `/tasks/${record.id}`
  }
}

/** The list that holds several records of one event. */
export const listPaths: Record<WebhookEvent, string> = {
  'violation.created': '/violations',
  'violation.resolved': '/violations',
  'task.created': '/tasks',
  'task.assigned': '/tasks',
  'task.completed': '/tasks',
  'task.overdue': '/tasks',
  'analysis.completed': '/upload',
  'suggestion.decided': '/suggestions',
}

const violationData = (violation: Violation) => ({
  id: violation.id,
  type: violation.type,
  kind: isObservation(violation) ? 'observation' : 'violation',
  description: violation.description,
  severity: violation.severity,
  status: violation.status,
  category: violation.category,
  site_id: violation.siteId,
  site_name: violation.siteName,
  location: violation.location,
  regulation_codes: violation.regulationCodes,
  analysis_id: violation.analysisId,
  detected_at: violation.date,
})

const taskData = (task: Task) => ({
  id: task.id,
  title: task.title,
  status: task.status,
  priority: task.priority,
  due_date: task.dueDate,
  assignee_id: task.assignee,
  assignee_name: task.assigneeName,
  violation_id: task.violationId,
  site_id: task.siteId,
  worksite: task.worksite,
})

function recordData({ event, record }: ProductEvent): object {
  switch (event) {
    case 'violation.created':
    case 'violation.resolved':
      return violationData(record)
    case 'analysis.completed':
      return {
        id: record.id,
        site_id: record.siteId,
        site_name: record.siteName,
        violations: record.violations,
        observations: record.observations,
      }
    case 'suggestion.decided':
      return {
        id: record.id,
        title: record.name.text,
        decision: record.decision,
        reason: record.reason,
        task_id: record.taskId,
        violation_id: record.violationId,
      }
    default:
      return taskData(record)
  }
}

const payload = (type: DeliveryEvent, at: Date, data: object) =>
  JSON.stringify({ type, timestamp: at.toISOString(), data })

/** The body of a signed delivery. Keys are only ever added. */
export const jsonBody = (event: ProductEvent, at: Date, appUrl: string) =>
  payload(event.event, at, { ...recordData(event), url: appUrl + pathOf(event) })

export const jsonTest = (at: Date, appUrl: string) => payload('test', at, { url: `${appUrl}/settings` })
