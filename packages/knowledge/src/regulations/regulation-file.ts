import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { Regulation } from './regulation'

/** A record as it is written: what to look for on site is a list, which becomes the description. */
const Entry = Regulation.omit({ description: true }).extend({
  check: z.array(z.string().min(1)).min(2).optional(),
})

/** What the records of a file may have in common. A record that differs has the field itself. */
const Defaults = Entry.pick({
  industry: true,
  body: true,
  jurisdiction: true,
  region: true,
  source: true,
  verified: true,
}).partial()

/** One file of the library: the rules of one law on one subject. */
export const RegulationFile = z
  .strictObject({
    /** What the file contains, for whoever looks for the place of a record. */
    about: z.string().min(4),
    defaults: Defaults,
    records: z.array(z.record(z.string(), z.unknown())).min(1),
  })
  .transform(({ defaults, records }) => ({ records: records.map(record => ({ ...defaults, ...record })) }))
  .pipe(z.object({ records: z.array(Entry) }))

const toRegulation = (entry: z.infer<typeof Entry>): Regulation => ({
  code: entry.code,
  title: entry.title,
  summary: entry.summary,
  ...(entry.check && { description: entry.check.map(point => `- ${point}`).join('\n') }),
  industry: entry.industry,
  body: entry.body,
  jurisdiction: entry.jurisdiction,
  ...(entry.region && { region: entry.region }),
  riskLevel: entry.riskLevel,
  tags: entry.tags,
  related: entry.related,
  source: entry.source,
  asks: entry.asks,
  ...(entry.deadline && { deadline: entry.deadline }),
  verified: entry.verified,
})

/** The one form of what is wrong with a record. */
export const fieldError = (file: string, place: string, field: string, problem: string) =>
  new Error(`In ${file}, the field "${field}" of ${place} is wrong: ${problem}.`)

export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    // The parser quotes the text, line breaks included.
    throw new Error(`${file} can't be read as JSON: ${reason.replace(/\s+/g, ' ')}.`)
  }
}

/** The record an error is about, by its code where it has one. */
function placeOf(content: unknown, [list, index]: PropertyKey[]) {
  if (list !== 'records' || typeof index !== 'number') return 'the file'
  const { code } = (content as { records: { code?: unknown }[] }).records[index] ?? {}
  return typeof code === 'string' ? `record ${code}` : `record number ${index + 1}`
}

export function readRegulationFile(file: string): Regulation[] {
  const content = readJson(file)
  const { data, error } = RegulationFile.safeParse(content)
  if (data) return data.records.map(toRegulation)
  const [issue] = error.issues
  if (!issue) throw error
  const place = placeOf(content, issue.path)
  const path = place === 'the file' ? issue.path : issue.path.slice(2)
  if (issue.code === 'unrecognized_keys')
    throw fieldError(file, place, [...path, ...issue.keys.slice(0, 1)].join('.'), 'no such field is known')
  throw fieldError(file, place, path.join('.') || 'records', issue.message)
}
