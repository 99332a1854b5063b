import { setTimeout } from 'node:timers/promises'
import { MAX_FOUND, type SearchResults } from '@plumbline/contract'
import type { Member } from '../../../platform/http/member'
import type { ViolationListsService } from '../../findings/violations/list/violation-list.service'
import type { OrganizationsService } from '../../identity/organizations/organizations.service'
import type { SitesService } from '../../identity/sites/sites.service'
import type { RegulationSearchService } from '../../library/regulations/search/regulation-search.service'
import type { TaskListsService } from '../../work/tasks/task-lists.service'

export type SearchDeps = {
  violationLists: ViolationListsService
  taskLists: TaskListsService
  regulationSearch: RegulationSearchService
  organizations: OrganizationsService
  sites: SitesService
}

/** Violations and tasks are stored with the bare code: '29 CFR 1926.501' and '§ 1926.501' mean '1926.501'. */
const withoutTitle = (text: string) =>
  text.replace(/^(?:\d+\s*CFR\b(?:\s*(?:part|§+))?|§+(?:\s*part|\s+§+)?)\s*(?=\d)/i, '')

/** Nobody waits for the library, whose first search takes seconds, to see their own records. */
const SLOW_MS = 1_000

async function unlessSlow<T>(work: Promise<T>): Promise<T | 'slow'> {
  const timer = new AbortController()
  const slow = setTimeout(SLOW_MS, 'slow' as const, { signal: timer.signal }).catch(() => 'slow' as const)
  try {
    return await Promise.race([work, slow])
  } finally {
    timer.abort()
  }
}

/** Looks for the same words in everything the organization has. */
export class SearchService {
  private readonly deps: SearchDeps
  constructor(deps: SearchDeps) {
    this.deps = deps
  }

  async find(member: Member, text: string): Promise<SearchResults> {
    const [regulations, { violations, tasks, people, places }] = await Promise.all([
      unlessSlow(this.deps.regulationSearch.search(member, text, MAX_FOUND)),
      this.records(member, text),
    ])
    return {
      violations: violations.map(({ id, type, severity, status, siteName, location, messages }) => ({
        id,
        type,
        severity,
        status,
        siteName,
        location,
        message: messages?.type ?? null,
      })),
      tasks: tasks.map(({ id, title, status, assigneeName }) => ({ id, title, status, assigneeName })),
      regulations:
        regulations === 'slow'
          ? []
          : (regulations?.map(({ id, title, regulation_code }) => ({ id, title, regulation_code })) ?? null),
      regulationsPending: regulations === 'slow',
      people: people.map(({ id, name, email, title }) => ({ id, name, email, title })),
      sites: places.map(({ id, name, address, archivedAt }) => ({
        id,
        name,
        address,
        archived: archivedAt !== null,
      })),
    }
  }
  /** One after the other: somebody who types shouldn't take a connection for each kind. */
  private async records(member: Member, text: string) {
    const { violationLists, taskLists, organizations, sites } = this.deps
    const words = withoutTitle(text)
    return {
      violations: await violationLists.search(member, words, MAX_FOUND),
      tasks: await taskLists.search(member, words, MAX_FOUND),
      people: await organizations.searchMembers(member, text, MAX_FOUND),
      places: await sites.search(member, text, MAX_FOUND),
    }
  }
}
