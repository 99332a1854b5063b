import type { BoundingBox, Severity, Violation } from '@plumbline/contract'
import type { HazardCategory } from '@plumbline/domain'
import type { Picture } from '../../capture/media/media.lookups'

type Span = { start: number; end: number }

/** A violation as the server works with it; `Violation` is what a client is sent of it. */
export type ViolationRecord = {
  id: string
  organizationId: string
  analysisId: string | null
  siteId: string | null
  /** The picture the boxes are drawn on. */
  mediaId: string | null
  questionId: string | null
  reportedBy: string | null
  /** The hazard in the knowledge base; null for what a person described in their own words. */
  hazard: string | null
  category: HazardCategory
  type: string
  description: string
  location: string
  severity: Severity
  status: Violation['status']
  assignee: string | null
  regulationCodes: string[]
  relatedCodes: string[]
  basis: Violation['basis']
  because: string | null
  confidence: number | null
  remediationSteps: string[]
  boundingBoxes: BoundingBox[]
  messages: Violation['messages']
  spanStart: number | null
  spanEnd: number | null
  /** Null where there is one span or none. */
  spans: Span[] | null
  verdict: Violation['verdict']
  detectedAt: Date
  capturedAt: Date | null
  updatedAt: Date
  resolvedAt: Date | null
  version: number
}

/** With what is shown beside it. */
export type ViolationInContext = {
  violation: ViolationRecord
  siteName: string | null
  picture: Picture | null
  assignee: { firstName: string; lastName: string; email: string } | null
  /** Its first task that is still open, or the first of those that are done. */
  taskId: string | null
  /** Of the first task that is still open. */
  dueDate: string | null
}
