import type { SpreadsheetQuery } from '../../../platform/db/spreadsheet-query'

/** What a spreadsheet shows of the organization's own regulations. */
export const regulationsSheet: SpreadsheetQuery = `select title, code as regulation_code, summary, industry, risk_level, tags, source, regulatory_body,
      jurisdiction, description, compliance_deadline, related_codes as related_regulations, is_active
    from regulations where organization_id = :organization and deleted_at is null order by created_at desc`

/** For queries of an import, where rows may name regulations of another release. */
export const importedRegulations = {
  /** A regulation that replaces one this release doesn't have is one of the organization's own. */
  replaces: '(select id from regulations as built_in where built_in.id = imported.replaces)',
  isKnown: 'regulation_id in (select id from regulations)',
}
