import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { text } from './fields'
import { Member } from './organizations'
import { Regulation } from './regulation-records'
import { Site } from './sites'
import { Task } from './tasks'
import { LocalizedMessage, Violation } from './violation'

/** How many of each kind are found at most. */
export const MAX_FOUND = 5
export const MAX_SEARCH_LENGTH = 200

const FoundViolation = z.extend(
  z.pick(Violation, { id: true, type: true, severity: true, status: true, siteName: true, location: true }),
  {
    /** The type as a client says it in its language; null for what a person wrote. */
    message: z.nullable(LocalizedMessage),
  },
)
const FoundTask = z.pick(Task, { id: true, title: true, status: true, assigneeName: true })
const FoundRegulation = z.pick(Regulation, { id: true, title: true, regulation_code: true })
const FoundPerson = z.pick(Member, { id: true, name: true, email: true, title: true })
const FoundSite = z.extend(z.pick(Site, { id: true, name: true, address: true }), {
  archived: z.boolean(),
})

export const SearchResults = z.object({
  violations: z.array(FoundViolation),
  tasks: z.array(FoundTask),
  /** Null where the plan doesn't include the library. */
  regulations: z.nullable(z.array(FoundRegulation)),
  people: z.array(FoundPerson),
  sites: z.array(FoundSite),
})
export type SearchResults = z.output<typeof SearchResults>

export const search = endpoint({
  method: 'GET',
  path: '/api/search',
  access: 'member',
  summary: 'Search violations, tasks, regulations, people and sites, up to five of each',
  query: z.strictObject({ q: text(MAX_SEARCH_LENGTH) }),
  response: SearchResults,
})
