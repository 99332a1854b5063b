import type { Language, Regulation } from '@plumbline/contract'
import type { Block, Fact } from '../../platform/pdf/document'
import { type Formats, filled } from '../../platform/pdf/frame'
import { de } from './document-words/de'
import { en, type Words } from './document-words/en'
import { es } from './document-words/es'
import { fr } from './document-words/fr'
import { zh } from './document-words/zh'

export const documentWords: Record<Language, Words> = { en, es, fr, de, zh }

type Telling = { words: Words; formats: Formats }

export const regulationDocument = (regulation: Regulation, telling: Telling): Block[] => {
  const { words } = telling
  return [
    { kind: 'title', text: regulation.title, above: regulation.regulation_code },
    badges(regulation, words),
    { kind: 'heading', text: words.sections.summary },
    { kind: 'paragraph', text: regulation.summary },
    { kind: 'facts', rows: facts(regulation, telling) },
    ...(regulation.description
      ? [
          { kind: 'heading', text: words.sections.description } as const,
          ...regulation.description
            .split(/\n{2,}/)
            .map(text => ({ kind: 'paragraph', text: text.trim() }) as const),
        ]
      : []),
    { kind: 'notice', text: words.notice },
  ]
}

/** The first page of a printed library: what it holds, and by which choice. */
export const libraryOpening = (
  { count, total, chosenBy }: { count: number; total: number; chosenBy: string },
  { words }: Telling,
): Block[] => [
  {
    kind: 'title',
    text: words.library,
    below: chosenBy ? filled(words.filters, { filters: chosenBy }) : words.all,
  },
  {
    kind: 'paragraph',
    text: total === 0 ? words.empty : filled(count < total ? words.part : words.count, { count, total }),
  },
  { kind: 'notice', text: words.notice },
]

/** One of many: as much as it takes to know whether it matters. */
export const libraryEntry = (regulation: Regulation, telling: Telling): Block[] => {
  const wanted: (keyof Words['facts'])[] = ['body', 'industry', 'source']
  const { words } = telling
  return [
    { kind: 'heading', text: `${regulation.regulation_code} · ${regulation.title}` },
    badges(regulation, words),
    { kind: 'paragraph', text: regulation.summary },
    {
      kind: 'facts',
      rows: facts(regulation, telling).filter(({ label }) => wanted.some(key => words.facts[key] === label)),
    },
  ]
}

const badges = (regulation: Regulation, words: Words): Block => ({
  kind: 'badges',
  severity: { level: regulation.risk_level, text: words.risk[regulation.risk_level] },
  texts: regulation.is_active ? [] : [words.inactive],
})

const facts = (regulation: Regulation, { words, formats }: Telling): Fact[] => {
  const { facts: labels } = words
  const industries: Record<string, string> = words.industries
  const rows: [string, string | null][] = [
    [labels.body, regulation.regulatory_body],
    [labels.jurisdiction, regulation.jurisdiction],
    [labels.industry, industries[regulation.industry] ?? regulation.industry],
    [labels.authority, regulation.authority],
    [labels.documentType, regulation.document_type],
    [labels.deadline, regulation.compliance_deadline && formats.day(regulation.compliance_deadline)],
    [labels.tags, regulation.tags.join(', ')],
    [labels.related, regulation.related_regulations.join(', ')],
    [labels.source, regulation.source === 'Unknown' ? words.unknownSource : regulation.source],
    [labels.updated, formats.day(regulation.last_updated)],
  ]
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
