import { and, eq, isNotNull } from 'drizzle-orm'
import type { Transaction } from '../../../platform/db/client'
import { reportLinks } from './report-links.tables'

/** Who was sent a report of an organization. */
export const reportReaders = async (tx: Transaction, organizationId: string) =>
  (
    await tx
      .selectDistinct({ sentTo: reportLinks.sentTo })
      .from(reportLinks)
      .where(and(eq(reportLinks.organizationId, organizationId), isNotNull(reportLinks.sentTo)))
  ).flatMap(({ sentTo }) => sentTo ?? [])
