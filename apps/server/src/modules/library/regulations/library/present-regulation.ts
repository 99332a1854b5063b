import type { Regulation, RegulationHit } from '@plumbline/contract'
import { answerIn, highlight } from '@plumbline/search'
import { publicIdOf, type StoredRegulation } from './regulations.repository'

export const present = (row: StoredRegulation): Regulation => ({
  id: publicIdOf(row),
  title: row.title,
  regulation_code: row.code,
  summary: row.summary,
  description: row.description,
  industry: row.industry,
  tags: row.tags,
  risk_level: row.riskLevel,
  source: row.source,
  regulatory_body: row.regulatoryBody,
  jurisdiction: row.jurisdiction,
  region: row.region,
  compliance_deadline: row.complianceDeadline,
  related_regulations: row.relatedCodes,
  is_active: row.isActive,
  authority: row.authority,
  document_type: row.documentType,
  created_at: row.createdAt.toISOString(),
  last_updated: row.updatedAt.toISOString(),
  origin: row.origin,
  verified: row.origin === 'built-in' ? row.verification : null,
  version: row.version,
})

/** `question` is what was searched for, where the hit is among the first and gets the sentence that answers. */
export const presentHit = (
  row: StoredRegulation,
  stems: ReadonlySet<string>,
  question?: string,
): RegulationHit => ({
  ...present(row),
  answer: question === undefined ? null : answerIn(row.summary, question, stems),
  highlights:
    stems.size === 0 ? null : { title: highlight(row.title, stems), summary: highlight(row.summary, stems) },
})
