import type { PendingSuggestion, SuggestionStatus } from '@plumbline/contract'
import { proposedDueDate } from '@plumbline/domain'
import type { Formatter, MessageCode } from '@plumbline/messages'
import { mediaUrl } from '../../capture/media/media.service'
import type { Evidence } from '../../findings/violations/violations.lookups'
import { fullName } from '../../identity/users/users.service'
import type { StoredSuggestion, SuggestionWithViolation } from './suggestions.repository'
import type { SuggestionState } from './suggestions.tables'

const statuses: Record<SuggestionState, SuggestionStatus> = {
  generated: 'generated',
  submitted: 'pending',
  discarded: 'discarded',
  approved: 'approved',
  rejected: 'rejected',
}

const generalSteps = ['general.1', 'general.2', 'general.3', 'general.4'] as const

export const isUndecided = ({ state }: Pick<StoredSuggestion, 'state'>) =>
  state === 'generated' || state === 'submitted'

/** What the task says, in the reader's language. */
export function taskTexts({ name, note, steps }: StoredSuggestion, formatter: Formatter) {
  const violationName = formatter.format(name)
  return {
    violationName,
    title: formatter.translate('suggestions', 'title', { name: violationName }),
    note,
    steps:
      steps.length > 0
        ? steps.map(formatter.format)
        : generalSteps.map(key => formatter.translate('suggestions', key)),
  }
}

/** A date that passed while the suggestion waited is counted from the day of the decision. */
export function dueDateOf(suggestion: StoredSuggestion, today: string) {
  const { dueDate } = suggestion
  return isUndecided(suggestion) && dueDate < today ? proposedDueDate(today, suggestion) : dueDate
}

const message = (code: MessageCode, params: Record<string, string>) => ({ code, params, text: '' })

const placeOf = ({ suggestion, violation }: SuggestionWithViolation) =>
  violation ? [violation.siteName, violation.location].filter(Boolean).join(' · ') : suggestion.location

function contextOf(found: SuggestionWithViolation, name: string, formatter: Formatter) {
  const { severity, description, regulationCodes } = found.suggestion
  const place = placeOf(found)
  const about = place
    ? message(`suggestion.contextAt.${severity}`, { name, place })
    : message(`suggestion.context.${severity}`, { name })
  const rule = message('suggestion.rule', { codes: regulationCodes.join(', ') })
  const isDescribed = formatter.format(description) !== ''
  return formatter.formatAll([
    about,
    ...(isDescribed ? [description] : []),
    ...(regulationCodes.length > 0 ? [rule] : []),
  ])
}

/** Only what has a copy without metadata is shown. */
function pictureOf(violation: Evidence | null): PendingSuggestion['picture'] {
  if (!violation?.picture?.displayType) return null
  const { picture } = violation
  return {
    url: mediaUrl(picture.id, 'thumbnail'),
    size: picture.width && picture.height ? { width: picture.width, height: picture.height } : null,
    boxes: violation.boundingBoxes,
  }
}

type Reader = { formatter: Formatter; today: string; assigneeName: string | null }

export function presentSuggestion(
  found: SuggestionWithViolation,
  { formatter, today, assigneeName }: Reader,
): PendingSuggestion {
  const { suggestion, proposer, decider, openTaskId } = found
  const { violationName, title, note, steps } = taskTexts(suggestion, formatter)
  return {
    id: suggestion.id,
    status: statuses[suggestion.state],
    text: [title, note, ...steps.map((step, index) => `${index + 1}. ${step}`)].filter(Boolean).join('\n'),
    violationContext: contextOf(found, violationName, formatter),
    violation_id: suggestion.violationId,
    violationName,
    severity: suggestion.severity,
    location: placeOf(found),
    picture: pictureOf(found.violation),
    openTaskId,
    user_id: suggestion.userId,
    userName: proposer && fullName(proposer),
    title,
    note,
    steps,
    codes: suggestion.regulationCodes,
    priority: suggestion.priority,
    dueDate: dueDateOf(suggestion, today),
    assigneeName,
    createdAt: suggestion.createdAt.toISOString(),
    submittedAt: suggestion.submittedAt?.toISOString() ?? null,
    decidedBy: suggestion.decidedBy,
    decidedByName: decider && fullName(decider),
    decidedAt: suggestion.decidedAt?.toISOString() ?? null,
    reason: suggestion.reason,
    taskId: suggestion.taskId,
  }
}
