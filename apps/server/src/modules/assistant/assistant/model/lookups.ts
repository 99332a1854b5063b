import type { Tool } from 'ai'
import type { Logger } from 'pino'
import * as z from 'zod'
import type { ModelQuestion } from '../answer-model'
import type { Given } from './given'
import { dataBlock, recordData } from './prompt'

/** Over all rounds of one answer. */
const MAX_LOOKUPS = 8

const text = (length: number) => z.string().trim().min(1).max(length)
const names = {
  site: text(160).optional().describe('Name of a site'),
  person: text(160).optional().describe('Name of the person it is assigned to'),
  isMine: z.boolean().optional().describe('Only what is assigned to the person who asks'),
  search: text(200).optional().describe('Words to look for'),
}
const inputs = {
  search_regulations: z.object({
    query: text(300).describe('What the rule is about, in a few words'),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional()
      .describe('ISO 3166-1 code; where the person works if left out'),
    state: z
      .string()
      .regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/)
      .optional()
      .describe('ISO 3166-2 code, such as US-CA'),
  }),
  get_regulations: z.object({ codes: z.array(text(80)).min(1).max(6).describe('Codes of records') }),
  list_violations: z.object({
    ...names,
    severity: z.enum(['High', 'Medium', 'Low']).optional(),
    status: z.enum(['Open', 'In Progress', 'Resolved']).optional(),
    oldestFirst: z.boolean().optional(),
  }),
  list_tasks: z.object({
    ...names,
    status: z.enum(['open', 'in_progress', 'completed']).optional(),
    isOverdue: z.boolean().optional(),
  }),
}

/**
 * What a model can look up while it writes: all of it through the library and the lists of the person who asks. No
 * input names an organization or a person's id, and nothing is written.
 */
export function lookups(question: ModelQuestion, given: Given, log: Logger) {
  const { library, lists, workplace } = question
  let count = 0
  const lookup = <S extends z.ZodType>(
    name: string,
    description: string,
    inputSchema: S,
    find: (input: z.output<S>) => Promise<unknown>,
  ): Tool<z.output<S>, string> => ({
    description,
    inputSchema,
    execute: async input => {
      if (++count > MAX_LOOKUPS) return 'No more lookups for this answer. Answer with what you have.'
      try {
        const found = await find(input)
        given.addData(found)
        return dataBlock(name, found)
      } catch (error) {
        // The model gets no details: they could hold a query.
        log.error({ err: error, lookup: name }, "a model's lookup failed")
        return 'The lookup failed. Answer with what you have.'
      }
    },
  })
  return {
    search_regulations: lookup(
      'search_regulations',
      "Finds rules in the organization's library by what they are about.",
      inputs.search_regulations,
      async ({ query, country, state }) => {
        const place = country ? { country, state: state ?? null } : workplace
        const { records } = await library.search(query, place)
        given.addRecords(records)
        return records.map(recordData)
      },
    ),
    get_regulations: lookup(
      'get_regulations',
      "Reads rules of the organization's library by their codes.",
      inputs.get_regulations,
      async ({ codes }) => {
        const records = await library.byCodes(codes)
        given.addRecords(records)
        return records.map(recordData)
      },
    ),
    list_violations: lookup(
      'list_violations',
      "Counts and lists the organization's violations.",
      inputs.list_violations,
      choice => lists.violations(choice),
    ),
    list_tasks: lookup(
      'list_tasks',
      "Counts and lists the organization's tasks.",
      inputs.list_tasks,
      choice => lists.tasks(choice),
    ),
  }
}
