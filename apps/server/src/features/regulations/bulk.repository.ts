import { codeKey } from '@plumbline/knowledge/regulations/codes'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/client'
import type { ImportedRegulation } from './import-rows'

export type BulkRow = ImportedRegulation & {
  key: string
  /** Of a feed's item. */
  link?: string | undefined
  guid?: string | undefined
}
export type Stamp = {
  organizationId: string
  origin: 'import' | 'feed'
  changedIn: number
  createdBy: string | null
  now: Date
}

/** What makes two codes one rule. A code of signs only has no key but itself. */
export const keyOf = (code: string) => codeKey(code) || code.toLowerCase()

/** Many regulations at once. */
export const bulkRepository = {
  /** Which of these keys name a built-in regulation that the organisation has not replaced by one of its own. */
  builtIn: async (tx: Transaction, organizationId: string, keys: string[]): Promise<Set<string>> => {
    const { rows } = await tx.execute<{ code_key: string }>(sql`
      select code_key from regulations r
      where organization_id is null and deleted_at is null and code_key = any(${sql.param(keys)}::text[])
        and not exists (
          select from regulations own where own.organization_id = ${organizationId} and own.replaces = r.id)`)
    return new Set(rows.map(row => row.code_key))
  },

  /** Items that came once, also those somebody has removed since. */
  knownLinks: async (tx: Transaction, organizationId: string, links: string[]): Promise<Set<string>> => {
    const { rows } = await tx.execute<{ link: string }>(sql`
      select link from regulations
      where organization_id = ${organizationId} and link = any(${sql.param(links)}::text[])`)
    return new Set(rows.map(row => row.link))
  },

  /** One statement for all rows; answers the keys of those that were not there. */
  insert: async (tx: Transaction, rows: BulkRow[], stamp: Stamp): Promise<Set<string>> => {
    if (rows.length === 0) return new Set()
    const { organizationId, origin, changedIn, createdBy, now } = stamp
    const inserted = await tx.execute<{ code_key: string }>(sql`
      insert into regulations (
        id, organization_id, title, code, code_key, summary, description, industry, regulatory_body, jurisdiction,
        risk_level, tags, related_codes, source, authority, document_type, compliance_deadline, is_active, link, guid,
        origin, changed_in, created_by, updated_by, created_at, updated_at)
      select
        gen_random_uuid(), ${organizationId}::uuid, title, code, key, summary, description, industry,
        "regulatoryBody", jurisdiction, "riskLevel", tags, "relatedCodes", source, authority, "documentType",
        "complianceDeadline", "isActive", link, guid, ${origin}, ${changedIn}::bigint, ${createdBy}::uuid,
        ${createdBy}::uuid, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
      from json_to_recordset(${JSON.stringify(rows)}::json) as row(
        title text, code text, key text, summary text, description text, industry text, "regulatoryBody" text,
        jurisdiction text, "riskLevel" text, tags text[], "relatedCodes" text[], source text, authority text,
        "documentType" text, "complianceDeadline" date, "isActive" boolean, link text, guid text)
      on conflict do nothing
      returning code_key`)
    return new Set(inserted.rows.map(row => row.code_key))
  },
}
