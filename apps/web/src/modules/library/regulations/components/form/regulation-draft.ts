import type { Regulation } from '@plumbline/contract/library/regulation-records'
import { regulatoryBodies, type Severity } from '@plumbline/contract/options'

/** A regulation as its form holds it: empty text where nothing was given. */
export type RegulationDraft = {
  title: string
  regulation_code: string
  summary: string
  description: string
  industry: string
  regulatory_body: (typeof regulatoryBodies)[number]
  risk_level: Severity
  source: string
  tags: readonly string[]
  related_regulations: readonly string[]
  compliance_deadline: string
}

export const NO_SOURCE = 'Unknown'

const emptyDraft: RegulationDraft = {
  title: '',
  regulation_code: '',
  summary: '',
  description: '',
  industry: 'General Industry',
  regulatory_body: 'OSHA',
  risk_level: 'Medium',
  source: '',
  tags: [],
  related_regulations: [],
  compliance_deadline: '',
}

export const draftOf = (regulation: Regulation | null): RegulationDraft =>
  regulation
    ? {
        title: regulation.title,
        regulation_code: regulation.regulation_code,
        summary: regulation.summary,
        description: regulation.description ?? '',
        industry: regulation.industry,
        regulatory_body: regulatoryBodies.find(body => body === regulation.regulatory_body) ?? 'Other',
        risk_level: regulation.risk_level,
        source: regulation.source === NO_SOURCE ? '' : regulation.source,
        tags: regulation.tags,
        related_regulations: regulation.related_regulations,
        compliance_deadline: regulation.compliance_deadline ?? '',
      }
    : emptyDraft

/** As the contract takes it. */
export const bodyOf = (draft: RegulationDraft) => ({
  ...draft,
  description: draft.description.trim() || null,
  source: draft.source.trim() || NO_SOURCE,
  tags: [...draft.tags],
  related_regulations: [...draft.related_regulations],
  compliance_deadline: draft.compliance_deadline || null,
})

/** Whether a browser can open it; what an import brought along may be any words, and may stay. */
export function isWebAddress(source: string) {
  try {
    return ['http:', 'https:'].includes(new URL(source.trim()).protocol)
  } catch {
    return false
  }
}
