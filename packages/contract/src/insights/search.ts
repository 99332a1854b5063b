import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { Id, text } from '../fields'
import { LocalizedMessage, Violation } from '../findings/violation'
import { Member } from '../identity/organizations'
import { Site } from '../identity/sites'
import { Regulation } from '../library/regulation-records'
import { MAX_SEARCH_LENGTH } from '../options'
import { Task } from '../work/tasks'

const FoundViolation = z.object({
  id: Id,
  type: Violation.shape.type,
  /** The type as a client says it in its language; null for what a person wrote. */
  message: z.nullable(LocalizedMessage),
  severity: Violation.shape.severity,
  status: Violation.shape.status,
  siteName: Violation.shape.siteName,
  location: Violation.shape.location,
})
const FoundTask = z.object({
  id: Id,
  title: Task.shape.title,
  status: Task.shape.status,
  assigneeName: Task.shape.assigneeName,
})
const FoundRegulation = z.object({
  id: Id,
  title: Regulation.shape.title,
  regulation_code: Regulation.shape.regulation_code,
})
const FoundPerson = z.object({
  id: Id,
  name: Member.shape.name,
  email: Member.shape.email,
  title: Member.shape.title,
})
const FoundSite = z.object({
  id: Id,
  name: Site.shape.name,
  address: Site.shape.address,
  archived: z.boolean(),
})

export const SearchResults = z.object({
  violations: z.array(FoundViolation),
  tasks: z.array(FoundTask),
  /** Null where the plan doesn't include the library. */
  regulations: z.nullable(z.array(FoundRegulation)),
  /** The library took longer than the rest, as it does after a start: the same search a moment later has it. */
  regulationsPending: z.boolean(),
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
