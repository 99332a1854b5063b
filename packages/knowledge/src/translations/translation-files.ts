import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Language } from '@plumbline/domain'
import { z } from 'zod'
import type { PreparedAnswer } from '../answers/prepared-answer'
import type { Regulation } from '../regulations/regulation'
import { fieldError, readJson } from '../regulations/regulation-file'
import type { AnswerText, BuiltTranslations, RecordText } from './translations'

export const languagesFolder = fileURLToPath(new URL('../../../languages', import.meta.url))

const text = z.string().min(1)

const RecordTextEntry: z.ZodType<RecordText> = z.union([
  z.strictObject({ title: text, summary: text, check: z.array(text).optional() }),
  z.strictObject({ title: text, gist: text.optional() }),
])
const AnswerTextEntry: z.ZodType<AnswerText> = z.strictObject({
  lead: text.optional(),
  text,
  do: text.optional(),
  questions: z.array(text).min(1),
})

/** The entries of every file in a folder by their keys. A key that is unknown or has another form is named. */
function readEntries<T>(
  folder: string,
  entry: z.ZodType<T>,
  problemOf: (key: string, value: T) => string | null,
) {
  const names = existsSync(folder) ? readdirSync(folder).filter(name => name.endsWith('.json')) : []
  return Object.fromEntries(
    names.toSorted().flatMap(name => {
      const file = relative(process.cwd(), join(folder, name))
      const content = readJson(join(folder, name))
      return Object.entries(z.record(z.string(), z.unknown()).parse(content)).map(([key, value]) => {
        const parsed = entry.safeParse(value)
        const problem = parsed.success ? problemOf(key, parsed.data) : parsed.error.issues[0]?.message
        if (!parsed.success || problem) throw fieldError(file, key, 'text', problem ?? 'it has another form')
        return [key, parsed.data] as const
      })
    }),
  )
}

/** Reads what a language has of the library and of the prepared answers. */
export function readTranslations(
  language: Language,
  regulations: readonly Regulation[],
  answers: readonly PreparedAnswer[],
  folder = languagesFolder,
): BuiltTranslations {
  const codes = new Set(regulations.map(({ code }) => code))
  const byId = new Map(answers.map(answer => [answer.id, answer]))
  return {
    records: readEntries(join(folder, language, 'regulations'), RecordTextEntry, code =>
      codes.has(code) ? null : 'no record of the library has this code',
    ),
    answers: readEntries(join(folder, language, 'answers'), AnswerTextEntry, (id, { lead }) => {
      const answer = byId.get(id)
      if (!answer) return 'no answer has this id'
      return (answer.lead === undefined) === (lead === undefined)
        ? null
        : 'it has a lead only where English has one'
    }),
  }
}
