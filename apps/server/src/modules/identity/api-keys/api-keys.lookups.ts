import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { eq } from 'drizzle-orm'
import { apiKeys } from './api-keys.tables'

/** The accounts that an organization's API keys act as. They belong to nobody else. */
export async function apiKeyAccounts(tx: ReadHandle, organizationId: string): Promise<string[]> {
  const found = await tx
    .select({ id: apiKeys.userId })
    .from(apiKeys)
    .where(eq(apiKeys.organizationId, organizationId))
  return found.map(({ id }) => id)
}
