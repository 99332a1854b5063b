import type { HistoryEntry, LocalizedMessage, Violation } from '@plumbline/contract'
import type { Claim, Violation as Found, TimeSpan } from '@plumbline/inference'
import type { Picture } from '../../capture/media/media.lookups'
import { mediaUrl } from '../../capture/media/media.service'
import { fullName } from '../../identity/users/users.service'
import { categoryOf } from './categories'
import type { ViolationInContext, ViolationRecord } from './violation-record'
import type { NewChange, NewViolation, StoredChange } from './violations.repository'

/** What is left undefined stays as it is. */
export type Changes<T> = { [Field in keyof T]?: T[Field] | undefined }
export type Finding = (Found | Claim) & { span?: TimeSpan; spans?: TimeSpan[] }

export const rowFrom = (found: Finding, now: Date): Omit<NewViolation, 'id' | 'organizationId'> => ({
  hazard: found.hazard,
  category: categoryOf(found.hazard),
  type: found.type.text,
  description: found.description.text,
  location: '',
  severity: found.severity,
  status: 'Open',
  regulationCodes: found.regulationCodes,
  relatedCodes: found.relatedCodes,
  basis: found.basis,
  because: found.because.text,
  confidence: found.confidence,
  remediationSteps: found.remediationSteps.map(step => step.text),
  boundingBoxes: found.boundingBoxes.map(({ x, y, width, height, label, labelCode, severity }) => ({
    x,
    y,
    width,
    height,
    label,
    labelCode,
    severity,
  })),
  messages: {
    type: found.type,
    description: found.description,
    position: found.location,
    because: found.because,
    remediationSteps: found.remediationSteps,
  },
  spanStart: found.span?.start ?? null,
  spanEnd: found.span?.end ?? null,
  spans: found.spans ?? null,
  detectedAt: now,
  updatedAt: now,
})

/** What a person wrote has no code that any language knows, and is shown as it is. */
const own = (text: string): LocalizedMessage => ({ code: 'own', params: {}, text })

/** The product's sentences, with a person's in the place of those they changed. */
export const withUserEdits = (
  messages: Violation['messages'],
  changes: Changes<Pick<ViolationRecord, 'type' | 'description' | 'remediationSteps'>>,
): Violation['messages'] =>
  messages && {
    ...messages,
    ...(changes.type !== undefined && { type: own(changes.type) }),
    ...(changes.description !== undefined && { description: own(changes.description) }),
    ...(changes.remediationSteps !== undefined && { remediationSteps: changes.remediationSteps.map(own) }),
  }

const spanOf = ({ spanStart: start, spanEnd: end }: ViolationRecord) =>
  start === null || end === null ? null : { start, end }

const sizeOf = (picture: Picture | null) =>
  picture?.displayType && picture.width && picture.height
    ? { width: picture.width, height: picture.height }
    : null

export const present = ({
  violation,
  siteName,
  picture,
  assignee,
  taskId,
  dueDate,
}: ViolationInContext): Violation => ({
  id: violation.id,
  analysisId: violation.analysisId,
  siteId: violation.siteId,
  siteName,
  type: violation.type,
  description: violation.description,
  location: violation.location,
  severity: violation.severity,
  status: violation.status,
  regulation: violation.regulationCodes[0] ?? null,
  regulationCode: violation.regulationCodes[0] ?? null,
  regulationCodes: violation.regulationCodes,
  relatedCodes: violation.relatedCodes,
  basis: violation.basis,
  date: violation.detectedAt.toISOString(),
  capturedAt: violation.capturedAt?.toISOString() ?? null,
  mediaUrl: picture?.displayType ? mediaUrl(picture.id) : null,
  mediaSize: sizeOf(picture),
  span: spanOf(violation),
  spans: violation.spans ?? [spanOf(violation) ?? []].flat(),
  remediationSteps: violation.remediationSteps,
  boundingBoxes: violation.boundingBoxes,
  because: violation.because,
  confidence: violation.confidence,
  messages: violation.messages,
  verdict: violation.verdict,
  category: violation.category,
  hasTask: taskId !== null,
  taskId,
  assignee: violation.assignee,
  assigneeName: assignee && fullName(assignee),
  dueDate,
  reportedBy: violation.reportedBy,
  updatedAt: violation.updatedAt.toISOString(),
  version: violation.version,
})

type Field = HistoryEntry['field']
export type Change = Pick<NewChange, 'field' | 'from' | 'to' | 'taskId'>

/** How each field that people change reads in the audit trail. */
const told: Partial<Record<Field, (violation: ViolationRecord) => string | null>> = {
  type: ({ type }) => type,
  description: ({ description }) => description,
  location: ({ location }) => location,
  severity: ({ severity }) => severity,
  status: ({ status }) => status,
  regulationCode: ({ regulationCodes }) => regulationCodes.join(', ') || null,
  date: ({ detectedAt }) => detectedAt.toISOString(),
  remediationSteps: ({ remediationSteps }) => remediationSteps.join('\n') || null,
  boundingBoxes: ({ boundingBoxes }) =>
    boundingBoxes
      .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' '))
      .join('\n') || null,
  verdict: ({ verdict }) => verdict,
}

/** One entry for each field that is not what it was. */
export const differences = (before: ViolationRecord, after: ViolationRecord): Change[] =>
  Object.entries(told).flatMap(([field, tell]) => {
    const [from, to] = [tell(before), tell(after)]
    return from === to ? [] : [{ field: field as Field, from, to }]
  })

export const presentChange = ({
  change,
  taskId,
}: {
  change: StoredChange
  taskId: string | null
}): HistoryEntry => ({
  at: change.createdAt.toISOString(),
  who: change.userName,
  userId: change.userId,
  field: change.field,
  from: change.from,
  to: change.to,
  taskId,
})
