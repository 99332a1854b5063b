import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { eq } from 'drizzle-orm'
import { organizations } from '../../identity/organizations/organizations.tables'

export const weeklySummaryRepository = {
  organizationName: async (tx: ReadHandle, organizationId: string): Promise<string | undefined> =>
    (
      await tx
        .select({ name: organizations.name })
        .from(organizations)
        .where(eq(organizations.id, organizationId))
    )[0]?.name,
}
