import type { Regulation } from '@plumbline/contract'
import { formatCitation } from '@plumbline/domain'
import type { Formats, Formatter, LocalizedMessage, MessageKey } from '@plumbline/messages'
import type { Block, Fact } from '../../../../platform/pdf/document'
import { severityMarks } from '../../../../platform/pdf/severity-marks'

/** The formatter of the recipient's language, and how their region writes dates. */
export type PrintContext = { formatter: Formatter; formats: Formats }

const text = (
  { formatter }: PrintContext,
  key: MessageKey<'regulation-print'>,
  params?: LocalizedMessage['params'],
) => formatter.translate('regulation-print', key, params)

export function regulationDocument(regulation: Regulation, context: PrintContext): Block[] {
  return [
    { kind: 'title', text: regulation.title, above: formatCitation(regulation.regulation_code) },
    badges(regulation, context),
    { kind: 'heading', text: text(context, 'sections.summary') },
    { kind: 'paragraph', text: regulation.summary },
    { kind: 'facts', rows: facts(regulation, context) },
    ...(regulation.description
      ? [
          { kind: 'heading', text: text(context, 'sections.description') } as const,
          ...described(regulation.description),
        ]
      : []),
    { kind: 'notice', text: text(context, 'notice') },
  ]
}

/** The first page of a printed library: what it holds, and by which choice. */
export const libraryOpening = (
  { count, total, chosenBy }: { count: number; total: number; chosenBy: string },
  context: PrintContext,
): Block[] => [
  {
    kind: 'title',
    text: text(context, 'library'),
    below: chosenBy ? text(context, 'filters', { filters: chosenBy }) : text(context, 'all'),
  },
  {
    kind: 'paragraph',
    text:
      total === 0
        ? text(context, 'empty')
        : text(context, count < total ? 'part' : 'count', { count, total }),
  },
  { kind: 'notice', text: text(context, 'notice') },
]

/** One of many: as much as it takes to know whether it matters. */
export function libraryEntry(regulation: Regulation, context: PrintContext): Block[] {
  const { regulation_code, title, summary, regulatory_body, industry, source } = regulation
  return [
    { kind: 'heading', text: `${formatCitation(regulation_code)} · ${title}` },
    badges(regulation, context),
    { kind: 'paragraph', text: summary },
    {
      kind: 'paragraph',
      text: [
        regulatory_body,
        context.formatter.labelIn('industry', industry),
        sourceIn(source, context),
      ].join(' · '),
      quiet: true,
    },
  ]
}

/** Paragraphs stand apart by an empty line; lines that begin with a dash are a list. */
const described = (description: string): Block[] =>
  description.split(/\n{2,}/).map(part => {
    const lines = part.trim().split('\n')
    const items = lines.map(line => line.match(/^\s*[-•]\s(.*)$/s)?.[1]?.trim())
    return items.every(item => item !== undefined)
      ? { kind: 'list', items: items.map(text => ({ mark: 'bullet', text: text ?? '' })) }
      : { kind: 'paragraph', text: lines.join('\n') }
  })

const sourceIn = (source: string, context: PrintContext) =>
  source === 'Unknown' ? text(context, 'unknownSource') : source

function verifiedIn({ verified }: Regulation, context: PrintContext) {
  if (!verified) return null
  const { how, version, on } = verified
  return text(context, `verified.${how}`, { version: version ?? '', date: context.formats.day(on) })
}

const badges = (regulation: Regulation, context: PrintContext): Block => ({
  kind: 'badges',
  marked: {
    mark: severityMarks[regulation.risk_level],
    text: context.formatter.translate('labels', `risk.${regulation.risk_level}`),
  },
  texts: regulation.is_active ? [] : [text(context, 'inactive')],
})

function facts(regulation: Regulation, context: PrintContext): Fact[] {
  const { formats, formatter } = context
  const rows: [string, string | null][] = [
    [text(context, 'facts.body'), regulation.regulatory_body],
    [text(context, 'facts.jurisdiction'), regulation.jurisdiction],
    [text(context, 'facts.industry'), formatter.labelIn('industry', regulation.industry)],
    [text(context, 'facts.authority'), regulation.authority],
    [text(context, 'facts.documentType'), regulation.document_type],
    [
      text(context, 'facts.deadline'),
      regulation.compliance_deadline && formats.day(regulation.compliance_deadline),
    ],
    [text(context, 'facts.tags'), regulation.tags.join(', ')],
    [text(context, 'facts.related'), regulation.related_regulations.join(', ')],
    [text(context, 'facts.source'), sourceIn(regulation.source, context)],
    [text(context, 'facts.verified'), verifiedIn(regulation, context)],
    [text(context, 'facts.updated'), formats.day(regulation.last_updated)],
  ]
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
