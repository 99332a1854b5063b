import { isDeepStrictEqual } from 'node:util'
import type { BodyOf, createViolation } from '@plumbline/contract'
import { hazardOf } from './hazard-names'
import type { Change, Changes } from './present-violation'
import type { ViolationRecord } from './violation-record'

export type Edit = Changes<Omit<ViolationRecord, 'id' | 'organizationId' | 'version' | 'updatedAt'>>

export const given = (edit: Edit) =>
  Object.fromEntries(
    Object.entries(edit).filter(([, value]) => value !== undefined),
  ) as Partial<ViolationRecord>

/** A record that is sent back whole changes nothing, and its sentences stay the product's own. */
export const changedFields = (before: ViolationRecord, sent: Edit) =>
  Object.fromEntries(
    Object.entries(sent).filter(
      ([field, value]) =>
        value !== undefined && !isDeepStrictEqual(value, before[field as keyof ViolationRecord]),
    ),
  ) as Partial<ViolationRecord>

/** What a person reports, with the usual where they left something out. */
export const reportedRow = (given: BodyOf<typeof createViolation>, now: Date) => ({
  analysisId: given.analysisId ?? null,
  ...hazardOf(`${given.type} ${given.description ?? ''}`),
  type: given.type,
  description: given.description ?? '',
  location: given.location ?? '',
  severity: given.severity,
  status: given.status ?? 'Open',
  regulationCodes: given.regulationCode ? [given.regulationCode] : [],
  remediationSteps: given.remediationSteps ?? [],
  boundingBoxes: given.boundingBoxes ?? [],
  verdict: given.analysisId ? ('confirmed' as const) : null,
  detectedAt: given.date ? new Date(given.date) : now,
  capturedAt: given.date ? new Date(given.date) : now,
  updatedAt: now,
})

/** A date that a person changes is when they saw it; one that is sent back as it was changes nothing. */
export function dated({ detectedAt }: ViolationRecord, date: string | undefined) {
  const given = date ? new Date(date) : detectedAt
  return given.getTime() === detectedAt.getTime() ? {} : { detectedAt: given, capturedAt: given }
}

export const created = (by: 'analysis' | 'person'): Change => ({ field: 'created', from: null, to: by })

/** The rule a person names stands first; those the analysis cited stay behind it. */
export const withFirst = (code: string | null, codes: string[]) =>
  code ? [code, ...codes.filter(other => other !== code)] : []
