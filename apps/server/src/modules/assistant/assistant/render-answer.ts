import { type Answer, libraryText, type Sentence } from '@plumbline/assistant'
import type { AnswerBlock, AssistantAnswer, Regulation } from '@plumbline/contract'
import type { Formatter } from '@plumbline/messages'

export type Rendered = Omit<AssistantAnswer, 'sessionId' | 'messageId'> & { suggestions: string[] }

/** An answer in the reader's language, with where each of its sources can be read. */
export function renderAnswer(
  { kind, statements, sources, followUps }: Answer,
  formatter: Formatter,
  regulations: ReadonlyMap<string, Regulation>,
): Rendered {
  const textOf = (sentence: Sentence) =>
    'code' in sentence
      ? formatter.format({ code: sentence.code, params: sentence.params ?? {}, text: '' })
      : (libraryText(sentence) ?? '')
  const blocks = statements.map(
    ({ section, sentence, codes, page }): AnswerBlock => ({
      section,
      text: textOf(sentence),
      quoted: libraryText(sentence) !== null,
      codes: [...codes],
      ...(page && { page }),
    }),
  )
  return {
    kind,
    blocks,
    message: messageOf(blocks),
    sources: sourcesOf(sources, regulations),
    writtenBy: 'library',
    removedCodes: [],
    suggestions: followUps.map(code => textOf({ code })),
  }
}

/** Where each record can be read, and how it was checked. */
export const sourcesOf = (
  codes: readonly string[],
  regulations: ReadonlyMap<string, Regulation>,
): AssistantAnswer['sources'] =>
  [...new Set(codes)].flatMap(code => {
    const regulation = regulations.get(code)
    return regulation ? [{ ...sourceOf(regulation), code }] : []
  })

const sourceOf = ({ id, regulation_code, title, source, verified }: Regulation) => ({
  code: regulation_code,
  title,
  url: source,
  regulation_id: id,
  verified,
})

/** All of it as one text, each statement with its codes. */
export const messageOf = (blocks: readonly AnswerBlock[]) =>
  blocks.map(({ text, codes }) => (codes.length > 0 ? `${text} (${codes.join(', ')})` : text)).join('\n')
