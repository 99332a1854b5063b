import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { Regulation } from '../regulations/regulation'
import { fieldError, readJson } from '../regulations/regulation-file'
import { AnswerEntry, type PreparedAnswer } from './prepared-answer'

export const answersFolder = fileURLToPath(new URL('../../data/answers', import.meta.url))

const AnswerFile = z.strictObject({
  /** What the file contains, for whoever looks for the place of an answer. */
  about: z.string().min(4),
  answers: z.array(z.unknown()).min(1),
})

type Placed = { file: string; entry: AnswerEntry }

function entriesIn(folder: string, name: string): Placed[] {
  const file = relative(process.cwd(), join(folder, name))
  const { data, error } = AnswerFile.safeParse(readJson(join(folder, name)))
  if (!data)
    throw fieldError(
      file,
      'the file',
      String(error.issues[0]?.path[0] ?? 'answers'),
      'it is missing or wrong',
    )
  return data.answers.map((each, index) => {
    const parsed = AnswerEntry.safeParse(each)
    if (parsed.data) return { file, entry: parsed.data }
    const [issue] = parsed.error.issues
    const { id } = each as { id?: unknown }
    const place = typeof id === 'string' ? `answer ${id}` : `answer number ${index + 1}`
    const field = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path.join('.')
    throw fieldError(file, place, field || 'id', issue?.message ?? 'it has another form')
  })
}

/** Reads and checks every file of prepared answers. The error names the file, the answer and the field. */
export function readAnswers(folder: string, regulations: readonly Regulation[]): PreparedAnswer[] {
  const records = new Map(regulations.map(record => [record.code, record]))
  const fileOf = new Map<string, string>()
  return readdirSync(folder)
    .filter(name => name.endsWith('.json'))
    .toSorted()
    .flatMap(name => entriesIn(folder, name))
    .map(({ file, entry }) => {
      const fail = (field: string, problem: string) => fieldError(file, `answer ${entry.id}`, field, problem)
      const other = fileOf.get(entry.id)
      if (other) throw fail('id', `${other} has an answer with this id`)
      fileOf.set(entry.id, file)
      const record = records.get(entry.code)
      if (!record) throw fail('code', `${entry.code} is no record of the library`)
      const unknown = entry.also?.find(code => !records.has(code))
      if (unknown) throw fail('also', `${unknown} is no record of the library`)
      if (entry.region && record.region && entry.region !== record.region)
        throw fail('region', `${entry.code} is a rule of ${record.region}`)
      return {
        ...entry,
        also: entry.also ?? [],
        jurisdiction: record.jurisdiction,
        region: record.region ?? entry.region ?? null,
      }
    })
}
