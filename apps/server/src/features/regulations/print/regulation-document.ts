import type { Language, Regulation } from '@plumbline/contract'
import type { Block, Fact } from '../../../platform/pdf/document'
import { type Formats, filled } from '../../../platform/pdf/page-frame'
import { de } from './labels/de'
import { en, type Words } from './labels/en'
import { es } from './labels/es'
import { fr } from './labels/fr'
import { zh } from './labels/zh'

export const printLabels: Record<Language, Words> = { en, es, fr, de, zh }

type PrintContext = { labels: Words; formats: Formats }

export function regulationDocument(regulation: Regulation, context: PrintContext): Block[] {
  const { labels } = context
  return [
    { kind: 'title', text: regulation.title, above: regulation.regulation_code },
    badges(regulation, labels),
    { kind: 'heading', text: labels.sections.summary },
    { kind: 'paragraph', text: regulation.summary },
    { kind: 'facts', rows: facts(regulation, context) },
    ...(regulation.description
      ? [
          { kind: 'heading', text: labels.sections.description } as const,
          ...described(regulation.description),
        ]
      : []),
    { kind: 'notice', text: labels.notice },
  ]
}

/** The first page of a printed library: what it holds, and by which choice. */
export const libraryOpening = (
  { count, total, chosenBy }: { count: number; total: number; chosenBy: string },
  { labels }: PrintContext,
): Block[] => [
  {
    kind: 'title',
    text: labels.library,
    below: chosenBy ? filled(labels.filters, { filters: chosenBy }) : labels.all,
  },
  {
    kind: 'paragraph',
    text: total === 0 ? labels.empty : filled(count < total ? labels.part : labels.count, { count, total }),
  },
  { kind: 'notice', text: labels.notice },
]

/** One of many: as much as it takes to know whether it matters. */
export function libraryEntry(regulation: Regulation, { labels }: PrintContext): Block[] {
  const { regulation_code, title, summary, regulatory_body, industry, source } = regulation
  return [
    { kind: 'heading', text: `${regulation_code} · ${title}` },
    badges(regulation, labels),
    { kind: 'paragraph', text: summary },
    {
      kind: 'paragraph',
      text: [regulatory_body, industryIn(industry, labels), sourceIn(source, labels)].join(' · '),
      quiet: true,
    },
  ]
}

/** Paragraphs stand apart by an empty line; lines that begin with a dash are a list. */
const described = (description: string): Block[] =>
  description.split(/\n{2,}/).map(part => {
    const lines = part.trim().split('\n')
    const items = lines.map(line => line.match(/^\s*[-•]\s+(.*)$/)?.[1])
    return items.every(item => item !== undefined)
      ? { kind: 'list', items: items.map(text => ({ mark: 'bullet', text: text ?? '' })) }
      : { kind: 'paragraph', text: lines.join('\n') }
  })

export const industryIn = (industry: string, labels: Words) =>
  (labels.industries as Record<string, string>)[industry] ?? industry

const sourceIn = (source: string, labels: Words) => (source === 'Unknown' ? labels.unknownSource : source)

const badges = (regulation: Regulation, labels: Words): Block => ({
  kind: 'badges',
  severity: { level: regulation.risk_level, text: labels.risk[regulation.risk_level] },
  texts: regulation.is_active ? [] : [labels.inactive],
})

function facts(regulation: Regulation, { labels, formats }: PrintContext): Fact[] {
  const { facts: names } = labels
  const rows: [string, string | null][] = [
    [names.body, regulation.regulatory_body],
    [names.jurisdiction, regulation.jurisdiction],
    [names.industry, industryIn(regulation.industry, labels)],
    [names.authority, regulation.authority],
    [names.documentType, regulation.document_type],
    [names.deadline, regulation.compliance_deadline && formats.day(regulation.compliance_deadline)],
    [names.tags, regulation.tags.join(', ')],
    [names.related, regulation.related_regulations.join(', ')],
    [names.source, sourceIn(regulation.source, labels)],
    [names.updated, formats.day(regulation.last_updated)],
  ]
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
