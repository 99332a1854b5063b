import type { Language, Regulation } from '@plumbline/contract'
import type { Block, Fact } from '../../../platform/pdf/document'
import { type Formats, filled } from '../../../platform/pdf/frame'
import { de } from './labels/de'
import { en, type Words } from './labels/en'
import { es } from './labels/es'
import { fr } from './labels/fr'
import { zh } from './labels/zh'

export const documentWords: Record<Language, Words> = { en, es, fr, de, zh }

type Telling = { words: Words; formats: Formats }

export function regulationDocument(regulation: Regulation, telling: Telling): Block[] {
  const { words } = telling
  return [
    { kind: 'title', text: regulation.title, above: regulation.regulation_code },
    badges(regulation, words),
    { kind: 'heading', text: words.sections.summary },
    { kind: 'paragraph', text: regulation.summary },
    { kind: 'facts', rows: facts(regulation, telling) },
    ...(regulation.description
      ? [{ kind: 'heading', text: words.sections.description } as const, ...described(regulation.description)]
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
export function libraryEntry(regulation: Regulation, { words }: Telling): Block[] {
  const { regulation_code, title, summary, regulatory_body, industry, source } = regulation
  return [
    { kind: 'heading', text: `${regulation_code} · ${title}` },
    badges(regulation, words),
    { kind: 'paragraph', text: summary },
    {
      kind: 'paragraph',
      text: [regulatory_body, industryIn(industry, words), sourceIn(source, words)].join(' · '),
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

export const industryIn = (industry: string, words: Words) =>
  (words.industries as Record<string, string>)[industry] ?? industry

const sourceIn = (source: string, words: Words) => (source === 'Unknown' ? words.unknownSource : source)

const badges = (regulation: Regulation, words: Words): Block => ({
  kind: 'badges',
  severity: { level: regulation.risk_level, text: words.risk[regulation.risk_level] },
  texts: regulation.is_active ? [] : [words.inactive],
})

function facts(regulation: Regulation, { words, formats }: Telling): Fact[] {
  const { facts: labels } = words
  const rows: [string, string | null][] = [
    [labels.body, regulation.regulatory_body],
    [labels.jurisdiction, regulation.jurisdiction],
    [labels.industry, industryIn(regulation.industry, words)],
    [labels.authority, regulation.authority],
    [labels.documentType, regulation.document_type],
    [labels.deadline, regulation.compliance_deadline && formats.day(regulation.compliance_deadline)],
    [labels.tags, regulation.tags.join(', ')],
    [labels.related, regulation.related_regulations.join(', ')],
    [labels.source, sourceIn(regulation.source, words)],
    [labels.updated, formats.day(regulation.last_updated)],
  ]
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
