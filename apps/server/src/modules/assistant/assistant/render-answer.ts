import { type Answer, leadCode, libraryText, type Sentence, type Statement } from '@plumbline/assistant'
import type { AnswerBlock, AssistantAnswer, Language, Regulation } from '@plumbline/contract'
import type { Translations } from '@plumbline/knowledge/translations/translations'
import { profiles } from '@plumbline/languages/lists/profiles'
import type { Formatter } from '@plumbline/messages'

export type Rendered = Omit<AssistantAnswer, 'sessionId' | 'messageId'> & { suggestions: string[] }

/** The language an answer is written in, with its texts. */
export type AnswerLanguage = { language: Language; formatter: Formatter; translations: Translations }

/** An answer in the reader's language, with where each of its sources can be read. */
export function renderAnswer(
  { kind, statements, sources, followUps }: Answer,
  { language, formatter, translations }: AnswerLanguage,
  regulations: ReadonlyMap<string, Regulation>,
): Rendered {
  const messageFor = (code: string, params = {}) => formatter.format({ code, params, text: '' })
  const textOf = (sentence: Sentence) => {
    if ('code' in sentence) return messageFor(sentence.code, sentence.params)
    if (!('prepared' in sentence)) return libraryText(sentence) ?? ''
    const { prepared, lead } = sentence
    const space = profiles[language].isSpaced ? ' ' : ''
    return lead ? `${messageFor(leadCode(lead))}${space}${prepared}` : prepared
  }
  const isOwn = ({ sentence, codes }: Statement) =>
    libraryText(sentence) !== null && codes.some(code => regulations.get(code)?.verified === null)
  const blocks = statements.map((statement): AnswerBlock => {
    const { section, sentence, codes, page } = statement
    return {
      section,
      text: textOf(sentence),
      quoted: libraryText(sentence) !== null,
      codes: [...codes],
      ...(!isOwn(statement) && { language: statement.language ?? language }),
      ...(page && { page }),
    }
  })
  return {
    kind,
    blocks,
    message: messageOf(blocks),
    sources: sourcesOf(sources, regulations, translations),
    writtenBy: 'library',
    removedCodes: [],
    suggestions: followUps.map(code => textOf({ code })),
  }
}

/** Where each record can be read, and how it was checked. A title that an organization wrote isn't translated. */
export const sourcesOf = (
  codes: readonly string[],
  regulations: ReadonlyMap<string, Regulation>,
  { records }: Translations,
): AssistantAnswer['sources'] =>
  [...new Set(codes)].flatMap(code => {
    const regulation = regulations.get(code)
    if (!regulation) return []
    const { id, title, source, verified } = regulation
    const translated = verified ? records.get(code)?.title : undefined
    return [{ code, title: translated ?? title, url: source, regulation_id: id, verified }]
  })

/** All of it as one text, each statement with its codes. */
export const messageOf = (blocks: readonly AnswerBlock[]) =>
  blocks.map(({ text, codes }) => (codes.length > 0 ? `${text} (${codes.join(', ')})` : text)).join('\n')
