import type { RecordText } from '@plumbline/knowledge/translations/translations'
import { type Answer, libraryText } from '../answer'
import type { LibraryRecord } from '../library'

type SourceRecord = LibraryRecord & { translated: RecordText | undefined }

/** Numbers as they are compared: '1,000' and '1.000' are a thousand, '1,25' is 1.25, '7 1/2' is 7.5. */
function numbersIn(text: string): number[] {
  const halves = text.replaceAll(/(?<!\d)(\d+) 1\/2/g, (_, whole: string) => `${whole}.5`)
  return [...halves.matchAll(/\d+(?:[.,]\d+)*/g)].map(([number]) =>
    Number(
      /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(number) ? number.replace(/[.,]/g, '') : number.replace(',', '.'),
    ),
  )
}

/** The same figure in the other system: our sentences give both where the reader's language is metric. */
const factors = [1, 0.3048, 1 / 0.3048, 2.54, 1 / 2.54, 25.4, 100, 0.01, 0.001, 1000]
const TOLERANCE = 0.03
const isSame = (one: number, other: number) =>
  factors.some(factor => Math.abs(one - other * factor) <= Math.abs(one) * TOLERANCE)

/** What is counted or worked out, and an emergency number, are no figures of a rule. */
const withoutRule: ReadonlySet<Answer['kind']> = new Set(['arithmetic', 'records', 'emergency'])

/**
 * The figures of an answer that none of its sources has: what is said of a rule must be in the record named beside it,
 * advice in any record of the answer, and a number in a sentence of ours in a record named beside it or in the question.
 */
export function unsourcedFigures(
  { kind, statements, sources }: Answer,
  rendered: readonly string[],
  question: string,
  recordOf: (code: string) => SourceRecord | undefined,
): string[] {
  if (withoutRule.has(kind)) return []
  return statements.flatMap(({ sentence, codes }, index) => {
    // Prepared answers are data of their own, compared with the rules where they were written.
    if ('prepared' in sentence) return []
    const records = ('advice' in sentence ? sources : codes).flatMap(code => recordOf(code) ?? [])
    const text = records.map(({ code, title, summary, checks, translated }) =>
      [code, title, summary, ...checks, ...Object.values(translated ?? {}).flat()].join('\n'),
    )
    const said = libraryText(sentence)
    if (said !== null) {
      const parts = said.split(/(?<=\.)\s+|(?<=[。！？])/)
      return parts.filter(part => !text.some(each => each.includes(part)))
    }
    const known = [...numbersIn(question), ...text.flatMap(numbersIn), ...codes.flatMap(numbersIn)]
    const numbers = numbersIn(rendered[index] ?? '')
    return numbers.filter(number => !known.some(each => isSame(number, each))).map(String)
  })
}
