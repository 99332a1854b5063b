import type { Answer, Sentence } from '@plumbline/assistant'
import type { AnswerBlock, AssistantAnswer, Regulation } from '@plumbline/contract'
import type { Formatter } from '@plumbline/messages'

type Rendered = Omit<AssistantAnswer, 'sessionId'> & { followUps: string[] }

const isQuote = (sentence: Sentence) => 'quote' in sentence

/** An answer in the reader's language, with where each of its sources can be read. */
export function renderAnswer(
  { kind, statements, sources, followUps }: Answer,
  formatter: Formatter,
  regulations: ReadonlyMap<string, Regulation>,
): Rendered {
  const textOf = (sentence: Sentence) =>
    'quote' in sentence
      ? sentence.quote
      : formatter.format({ code: sentence.code, params: sentence.params ?? {}, text: '' })
  const blocks = statements.map(
    ({ section, sentence, codes }): AnswerBlock => ({
      section,
      text: textOf(sentence),
      quoted: isQuote(sentence),
      codes: [...codes],
    }),
  )
  return {
    kind,
    blocks,
    message: messageOf(blocks),
    sources: [...new Set(sources)].flatMap(code => {
      const regulation = regulations.get(code)
      return regulation
        ? [
            {
              code,
              title: regulation.title,
              url: regulation.source,
              regulation_id: regulation.id,
              verified: regulation.verified,
            },
          ]
        : []
    }),
    followUps: followUps.map(code => textOf({ code })),
  }
}

/** All of it as one text, each statement with its codes. */
const messageOf = (blocks: readonly AnswerBlock[]) =>
  blocks.map(({ text, codes }) => (codes.length > 0 ? `${text} (${codes.join(', ')})` : text)).join('\n')
