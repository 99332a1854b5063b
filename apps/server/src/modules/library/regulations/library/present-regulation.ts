import type { Language, Regulation, RegulationHit } from '@plumbline/contract'
import { translationsFor } from '@plumbline/knowledge/translations/index'
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

type Named = Pick<Regulation, 'origin' | 'regulation_code'>

const translationOf = ({ origin, regulation_code }: Named, language: Language) =>
  origin === 'built-in' ? translationsFor(language).records.get(regulation_code) : undefined

/** What a built-in regulation is called in a language; what an organization wrote stays as it is. */
export const titleIn = (regulation: Named & Pick<Regulation, 'title'>, language: Language): string =>
  translationOf(regulation, language)?.title ?? regulation.title

export function translatedTo(language: Language, regulation: Named): RegulationHit['translated'] {
  const found = translationOf(regulation, language)
  return found
    ? {
        title: found.title,
        summary: found.summary ?? found.gist ?? null,
        description: found.check ? found.check.map(point => `- ${point}`).join('\n') : null,
        is_whole: found.summary !== undefined,
      }
    : null
}

/** One that wasn't searched for. */
export const unmarkedHit = (regulation: Regulation, language: Language): RegulationHit => ({
  ...regulation,
  highlights: null,
  answer: null,
  translated: translatedTo(language, regulation),
})

type HitContext = { stems: ReadonlySet<string>; language: Language; question: string | undefined }

/** `question` is what was searched for, where the hit is among the first and gets the sentence that answers. */
export function presentHit(row: StoredRegulation, { stems, language, question }: HitContext): RegulationHit {
  const regulation = present(row)
  return {
    ...regulation,
    answer: question === undefined ? null : answerIn(row.summary, question, stems),
    highlights:
      stems.size === 0
        ? null
        : { title: highlight(row.title, stems), summary: highlight(row.summary, stems) },
    translated: translatedTo(language, regulation),
  }
}
