import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../../platform/db/client'
import { type CopyValue, copyRows } from '../../../../platform/db/copy'
import type { ImportedRegulation } from './import-rows'

export type BulkRow = ImportedRegulation & {
  key: string
  /** Of a feed's item. */
  link?: string
  guid?: string
}
export type Stamp = {
  organizationId: string
  origin: 'import' | 'feed'
  changedIn: number
  createdBy: string | null
  now: Date
}

/** Every column an import fills, and with what. */
const columns: Record<string, (row: BulkRow, stamp: Stamp) => CopyValue> = {
  id: () => randomUUID(),
  organization_id: (_, { organizationId }) => organizationId,
  title: ({ title }) => title,
  code: ({ code }) => code,
  code_key: ({ key }) => key,
  summary: ({ summary }) => summary,
  description: ({ description }) => description,
  industry: ({ industry }) => industry,
  regulatory_body: ({ regulatoryBody }) => regulatoryBody,
  jurisdiction: ({ jurisdiction }) => jurisdiction,
  risk_level: ({ riskLevel }) => riskLevel,
  tags: ({ tags }) => tags,
  related_codes: ({ relatedCodes }) => relatedCodes,
  source: ({ source }) => source,
  authority: ({ authority }) => authority,
  document_type: ({ documentType }) => documentType,
  compliance_deadline: ({ complianceDeadline }) => complianceDeadline,
  is_active: ({ isActive }) => isActive,
  link: ({ link = null }) => link,
  guid: ({ guid = null }) => guid,
  origin: (_, { origin }) => origin,
  changed_in: (_, { changedIn }) => changedIn,
  created_by: (_, { createdBy }) => createdBy,
  updated_by: (_, { createdBy }) => createdBy,
  created_at: (_, { now }) => now,
  updated_at: (_, { now }) => now,
}

/** Many regulations at once. */
export const bulkRepository = {
  /** Which of these keys the organization has already: of its own, or built in and not replaced. */
  existingKeys: async (tx: Transaction, organizationId: string, keys: string[]): Promise<Set<string>> => {
    const given = sql`any(${sql.param(keys)}::text[])`
    const { rows } = await tx.execute<{ code_key: string }>(sql`
      select code_key from regulations
      where organization_id = ${organizationId} and deleted_at is null and code_key = ${given}
      union all
      select code_key from regulations built_in
      where organization_id is null and deleted_at is null and code_key = ${given} and not exists (
        select from regulations own where own.organization_id = ${organizationId} and own.replaces = built_in.id)`)
    return new Set(rows.map(row => row.code_key))
  },

  /** Items that came once, also those somebody has removed since. */
  knownLinks: async (tx: Transaction, organizationId: string, links: string[]): Promise<Set<string>> => {
    const { rows } = await tx.execute<{ link: string }>(sql`
      select link from regulations
      where organization_id = ${organizationId} and link = any(${sql.param(links)}::text[])`)
    return new Set(rows.map(row => row.link))
  },

  /** Whoever holds the library's next version may be sure that what was not there is not there now. */
  copyIn: (tx: Transaction, rows: BulkRow[], stamp: Stamp) => {
    const fill = Object.values(columns)
    return copyRows(
      tx,
      'regulations',
      Object.keys(columns),
      rows.map(row => fill.map(value => value(row, stamp))),
    )
  },
}
