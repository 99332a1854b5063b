import type { AnswerBlock } from '@plumbline/contract'

/** How a model marks what a line is about; the words stay English in every language. */
export const sectionMarks = {
  NOW: 'now',
  WHO: 'who',
  EXCEPTIONS: 'exceptions',
  LIMITS: 'limits',
} as const satisfies Record<string, AnswerBlock['section']>

const mark = new RegExp(`^(${Object.keys(sectionMarks).join('|')})\\s*[:：]\\s*`)
/** Invisible characters, some of which turn the direction of what follows. */
const invisible = /[^\P{C}\n\t]/gu

/** Text without Markdown, links and pictures: the only links in an answer are those of its sources. */
const withoutMarkup = (text: string) =>
  text
    .replace(invisible, '')
    .replace(/!?\[([^\]]{0,500})\]\([^)\s]{0,2000}(?:\s[^)]{0,500})?\)/g, '$1')
    .replace(/<?\b(?:https?|ftp|data|javascript):\S*>?/gi, '')
    .replace(/\bwww\.\S+/gi, '')
    .replace(/(\*\*|__|~~|`{1,4})(?=\S)(.{0,500}?\S)\1/g, '$2')

/** The lines of a model's text, each with the section it is marked with. */
export const linesOf = (text: string): { section: AnswerBlock['section']; line: string }[] =>
  withoutMarkup(text)
    .split('\n')
    .flatMap(raw => {
      const line = raw.replace(/^\s*(?:#{1,6}\s+|>\s*|[-*•]\s+|\d{1,2}[.)]\s+)*/, '').trim()
      const marked = mark.exec(line)
      const section = marked ? sectionMarks[marked[1] as keyof typeof sectionMarks] : 'answer'
      const rest = marked ? line.slice(marked[0].length) : line
      return /^[-*_\s|=]*$/.test(rest) ? [] : [{ section, line: rest }]
    })
