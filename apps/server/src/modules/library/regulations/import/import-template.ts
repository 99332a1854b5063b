import { toCsv } from '../../../../platform/csv'

const header = ['title', 'regulation_code', 'summary', 'industry', 'tags', 'risk_level', 'source']

const examples = [
  {
    title: 'Guardrails at open edges',
    regulation_code: 'SITE-001',
    summary:
      'Every open edge two meters or more above a lower level has a guardrail before work starts there.',
    industry: 'Construction',
    tags: ['fall protection', 'training'],
    risk_level: 'High',
    source: 'https://intranet.example/rules/site-001',
  },
  {
    title: 'Eye wash within reach',
    regulation_code: 'SITE-002',
    summary: 'Where corrosive chemicals are handled, an eye wash can be reached within ten seconds.',
    industry: 'General Industry',
    tags: ['chemical safety', 'ppe'],
    risk_level: 'Medium',
    source: 'https://intranet.example/rules/site-002',
  },
]

/** Files that show what an import expects: importing them works, and their rows are there to be replaced. */
export const importTemplates = {
  json: { type: 'application/json; charset=utf-8', text: `${JSON.stringify(examples, null, 2)}\n` },
  csv: {
    type: 'text/csv; charset=utf-8',
    text: toCsv(
      header,
      examples.map(({ tags, ...example }) => {
        const cells: Record<string, string> = { ...example, tags: tags.join('; ') }
        return header.map(name => cells[name])
      }),
    ),
  },
} as const
