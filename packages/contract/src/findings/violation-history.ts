import * as z from 'zod/mini'
import { IsoDateTime } from '../dates'
import { endpoint } from '../endpoint'
import { ById, Id } from '../fields'

/** What becomes of a photo of a fix, in `to` of the field `fix`. */
export const fixSteps = [
  'submitted',
  'still_there',
  'not_seen',
  'cannot_tell',
  'accepted',
  'overruled',
  'sent_back',
] as const

export const historyFields = [
  'created',
  'type',
  'description',
  'site',
  'location',
  'severity',
  'status',
  'regulationCode',
  'date',
  'remediationSteps',
  'boundingBoxes',
  'verdict',
  'recheck',
  'regulation',
  'task',
  'taskStatus',
  'taskAssignee',
  'fix',
  /** Why somebody decided otherwise than the comparison, in their words. */
  'fixNote',
] as const

/** `who` is empty for what the product did by itself. `from` and `to` are values on the wire, or a person's text. */
export const HistoryEntry = z.object({
  at: IsoDateTime,
  who: z.string(),
  userId: z.nullable(Id),
  field: z.enum(historyFields),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** The task it is about, while it exists. */
  taskId: z.nullable(Id),
})
export type HistoryEntry = z.output<typeof HistoryEntry>

export const violationHistory = endpoint({
  method: 'GET',
  path: '/api/violations/:id/history',
  access: 'member',
  summary: 'List the changes to a violation',
  params: ById,
  response: z.array(HistoryEntry),
  errors: ['not_found'],
})
