import type { Language } from '@plumbline/domain'
import type { RecordText, Translations } from '@plumbline/knowledge/translations/translations'
import { type Answer, type Sentence, type Statement, stated } from '../answer'
import type { Library, LibraryRecord } from '../library'
import { sentencesOf } from './quotes'

/** Where a text ends a sentence, in any of the languages. */
const translatedSentences = (text: string) =>
  text.match(/(?<![^。！？])[^。！？]+[。！？]+/gu) ?? sentencesOf(text)

/** The part of a translation that stands for part of a record: the same sentences where it has as many, else all. */
function partOf(translated: string, said: string, summary: string): string {
  const [own, all] = [translatedSentences(translated), sentencesOf(summary)]
  if (own.length !== all.length) return translated
  const chosen = new Set(sentencesOf(said))
  const parts = own.filter((_, index) => chosen.has(all[index] ?? ''))
  return parts.length > 0 ? parts.join(/[。！？]$/.test(translated) ? '' : ' ') : translated
}

type Known = { record: LibraryRecord; text: RecordText | undefined }

/** What a record says, in the language of the answer. Null where there is nothing to say in it that wasn't said. */
class Translator {
  private readonly known: ReadonlyMap<string, Known>
  /** What was already said of records whose gist is all there is. */
  private readonly said = new Set<string>()
  private readonly originals: Statement[] = []

  constructor(known: ReadonlyMap<string, Known>) {
    this.known = known
  }

  statements(statements: readonly Statement[]): Statement[] {
    return [...statements.flatMap(statement => this.statement(statement) ?? []), ...this.originals]
  }

  private statement(statement: Statement): Statement | null {
    const { sentence, codes } = statement
    if ('record' in sentence) {
      const known = this.known.get(codes[0] ?? '')
      return known && !known.record.isOwn
        ? this.recordStatement(statement, sentence.record, known)
        : statement
    }
    if ('advice' in sentence) return this.adviceStatement(statement, sentence.advice)
    if ('code' in sentence) return { ...statement, sentence: this.withTitle(sentence, codes) }
    return statement
  }

  private recordStatement(statement: Statement, said: string, { record, text }: Known): Statement | null {
    const { code, summary } = record
    if (text?.summary) {
      const part = partOf(text.summary, said, summary)
      return this.isNew(`${code} ${part}`) ? { ...statement, sentence: { record: part } } : null
    }
    if (!this.isNew(code)) return null
    if (text?.gist) return { ...statement, sentence: { record: text.gist } }
    this.originals.push({ ...stated('original', { record: summary }, code), language: 'en' })
    const sentence: Sentence = text
      ? { code: 'assistant.untranslated.titled', params: { code, title: text.title } }
      : { code: 'assistant.untranslated.rule', params: { code } }
    return { ...statement, sentence }
  }

  /** A point of a record by its place in the list; one that isn't translated is left out. */
  private adviceStatement(statement: Statement, advice: string): Statement | null {
    for (const { record, text } of this.known.values()) {
      const at = record.checks.indexOf(advice)
      if (at < 0) continue
      if (record.isOwn) return statement
      const translated = text?.check?.length === record.checks.length ? text.check[at] : undefined
      return translated ? { ...statement, sentence: { advice: translated } } : null
    }
    return statement
  }

  private withTitle(sentence: Extract<Sentence, { code: string }>, codes: readonly string[]): Sentence {
    const title = this.known.get(codes[0] ?? '')?.text?.title
    return title && sentence.params && 'title' in sentence.params
      ? { ...sentence, params: { ...sentence.params, title } }
      : sentence
  }

  private isNew(key: string): boolean {
    const isNew = !this.said.has(key)
    this.said.add(key)
    return isNew
  }
}

/** An answer wholly in one language. What isn't translated is named in it, and shown apart as the original. */
export async function inLanguage(
  answer: Answer,
  language: Language,
  library: Library,
  { records: texts }: Translations,
): Promise<Answer> {
  if (language === 'en') return answer
  const codes = new Set([...answer.sources, ...answer.statements.flatMap(each => each.codes)])
  const records = await library.byCodes([...codes])
  const known = new Map(records.map(record => [record.code, { record, text: texts.get(record.code) }]))
  return { ...answer, statements: new Translator(known).statements(answer.statements) }
}
