import type { RecordQuestion, Records, RecordsFound } from '@plumbline/assistant'
import type { Task, Violation } from '@plumbline/contract'
import type { Database } from '../../../platform/db/client'
import type { Member } from '../../../platform/http/member'
import type { ViolationListsService } from '../../findings/violations/list/violation-list.service'
import type { OrganizationsService } from '../../identity/organizations/organizations.service'
import type { SitesService } from '../../identity/sites/sites.service'
import type { TaskListsService } from '../../work/tasks/task-lists.service'

const MAX_PEOPLE = 5
const FIRST_PAGE = { page: 1, pageSize: MAX_PEOPLE }

export type AnswerRecordsDeps = {
  db: Database
  sites: SitesService
  organizations: OrganizationsService
  violationLists: ViolationListsService
  taskLists: TaskListsService
}

const nothing: RecordsFound = {
  count: 0,
  site: null,
  unknownSite: null,
  unknownPerson: null,
  oldest: null,
  people: [],
}

type Chosen = { site: string | undefined; assignee: string | undefined }

/** The organization's own records, by the same lists that the member sees on the screen. */
export function answerRecords(deps: AnswerRecordsDeps, member: Member): Records {
  const violations = async (question: RecordQuestion, { site, assignee }: Chosen) => {
    const { severity, status, wantsOldest } = question
    const { items, total } = await deps.violationLists.list(member, {
      ...FIRST_PAGE,
      sort: wantsOldest ? 'oldest' : 'newest',
      dismissed: 'hide',
      kind: 'violation',
      ...(severity && { severity }),
      ...(status === 'open' && { status: 'unresolved' }),
      ...(status === 'resolved' && { status: 'Resolved' }),
      ...(site && { site }),
      ...(assignee && { assignee }),
    })
    return { count: total, oldest: wantsOldest ? oldestViolation(items[0]) : null, people: [] }
  }

  const tasks = async ({ status, wantsOldest }: RecordQuestion, { site, assignee }: Chosen) => {
    const { items, total } = await deps.taskLists.list(member, {
      ...FIRST_PAGE,
      sort: wantsOldest ? 'oldest' : 'due',
      tab: status === 'resolved' ? 'completed' : status === 'open' ? 'open' : 'all',
      status: 'all',
      priority: 'all',
      assignee: assignee ?? 'all',
      searchTerm: '',
      ...(status === 'overdue' && { overdue: '1' as const }),
      ...(site && { site }),
    })
    const people = [...new Set(items.flatMap(({ assigneeName }) => assigneeName ?? []))]
    return { count: total, oldest: wantsOldest ? oldestTask(items[0]) : null, people }
  }

  return {
    find: async (question): Promise<RecordsFound> => {
      const site = question.site
        ? await deps.sites.named(deps.db.read, member.organizationId, question.site)
        : null
      if (question.site && !site) return { ...nothing, unknownSite: question.site }
      const assignee = await assigneeOf(question)
      if (question.person && !assignee) return { ...nothing, unknownPerson: question.person }
      const chosen = { site: site?.id, assignee }
      const found = await (question.about === 'tasks' ? tasks : violations)(question, chosen)
      return { ...nothing, ...found, site: site?.name ?? null }
    },
  }

  async function assigneeOf({ isMine, person }: RecordQuestion) {
    if (isMine) return member.userId
    if (!person) return undefined
    return (await deps.organizations.searchMembers(member, person, 1))[0]?.id
  }
}

const oldestViolation = (violation: Violation | undefined) =>
  violation
    ? {
        title: violation.type,
        since: violation.date.slice(0, 10),
        place: [violation.siteName, violation.location].filter(Boolean).join(' · ') || '–',
      }
    : null

const oldestTask = (task: Task | undefined) =>
  task ? { title: task.title, since: task.createdAt.slice(0, 10), place: task.worksite || '–' } : null
