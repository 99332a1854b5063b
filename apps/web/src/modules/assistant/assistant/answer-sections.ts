import { type AnswerBlock, answerSections } from '@plumbline/contract/assistant/assistant'

type Section = { section: AnswerBlock['section']; blocks: AnswerBlock[] }

/** What is folded, so that the answer, its reason and what to do fit on the screen of a phone. */
const foldedSections: ReadonlySet<AnswerBlock['section']> = new Set(['who', 'exceptions', 'original'])

/** The statements of an answer by section, in the order in which they are needed: what to do before the fine print. */
export function sectionsOf(blocks: readonly AnswerBlock[]): { shown: Section[]; folded: Section[] } {
  const sections = answerSections
    .map(section => ({ section, blocks: blocks.filter(block => block.section === section) }))
    .filter(({ blocks: statements }) => statements.length > 0)
  // An answer that has nothing else isn't hidden.
  const hasAnswer = sections.some(({ section }) => !foldedSections.has(section))
  const isFolded = ({ section }: Section) => hasAnswer && foldedSections.has(section)
  return { shown: sections.filter(each => !isFolded(each)), folded: sections.filter(isFolded) }
}

/** The number to call, where the answer names one. */
export const emergencyNumberIn = (blocks: readonly AnswerBlock[]) =>
  blocks
    .filter(({ section }) => section === 'emergency')
    .flatMap(({ text }) => text.match(/(?<!\d)(?:911|999|000|111|112|120)(?!\d)/)?.[0] ?? [])[0]

type Copied = {
  blocks: readonly AnswerBlock[]
  sources: readonly { code: string; title: string; url: string }[]
}

/** An answer as text to paste elsewhere, with where each source can be read. */
export function textToCopy({ blocks, sources }: Copied) {
  const statements = blocks.map(({ text, codes, page }) => {
    const said = page ? `${text} ${page.url}` : text
    return codes.length > 0 ? `${said} (${codes.join(', ')})` : said
  })
  const read = sources.map(
    ({ code, title, url }) => `${code}: ${title}${/^https?:/.test(url) ? ` ${url}` : ''}`,
  )
  return [statements.join('\n'), read.join('\n')].filter(Boolean).join('\n\n')
}

const MAX_TITLE = 200

/** What a task made from an answer starts with. */
export function taskFrom(question: string, { blocks, sources }: Copied) {
  const of = (...sections: AnswerBlock['section'][]) => blocks.filter(each => sections.includes(each.section))
  return {
    title: question.replace(/\s+/g, ' ').trim().slice(0, MAX_TITLE),
    description: textToCopy({ blocks: of('answer', 'who', 'exceptions', 'workings'), sources: [] }),
    steps: of('emergency', 'now')
      .filter(({ page }) => !page)
      .map(({ text }) => text),
    regulationCode: sources[0]?.code ?? null,
  }
}
export type AnswerTask = ReturnType<typeof taskFrom>
