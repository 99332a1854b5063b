import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { days, later } from '../../../../platform/clock'
import type { ViolationRecord } from '../violation-record'
import { violationsRepository as violations } from '../violations.repository'

/** What was recorded longer ago says little about the site as it is now. */
const recently = days(90)

/** Reads others of the same category once, however many violations they are compared with. */
export function similarReader(tx: ReadHandle, organizationId: string, now: Date) {
  const since = later(now, -recently)
  type Recent = Awaited<ReturnType<typeof violations.recentOf>>
  const known = new Map<string, Promise<Recent>>()
  return async ({ id, category }: Pick<ViolationRecord, 'id' | 'category'>) => {
    const recent = known.get(category) ?? violations.recentOf(tx, organizationId, category, since)
    known.set(category, recent)
    // A picture taken long ago says as little, however recently it was uploaded.
    return (await recent).filter(
      other => other.id !== id && (other.capturedAt === null || other.capturedAt > since),
    )
  }
}
