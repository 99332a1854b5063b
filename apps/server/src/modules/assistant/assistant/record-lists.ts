import type { Task, Violation } from '@plumbline/contract'
import type { Member } from '../../../platform/http/member'
import type { AnswerRecordsDeps } from './answer-records'

const MAX_LISTED = 10

/** What narrows a list down, in the words of the person: names are looked up, ids aren't taken. */
type Narrowing = { site?: string | undefined; person?: string | undefined; isMine?: boolean | undefined }
type ViolationChoice = Narrowing & {
  severity?: Violation['severity'] | undefined
  status?: Violation['status'] | undefined
  search?: string | undefined
  oldestFirst?: boolean | undefined
}
type TaskChoice = Narrowing & {
  status?: 'open' | 'in_progress' | 'completed' | undefined
  isOverdue?: boolean | undefined
  search?: string | undefined
}
/** The first of a list with how many there are; `problem` where a name is nobody's. */
type Listed<T> = { total: number; isAtLeast: boolean; items: T[] } | { problem: string }

/** The organization's violations and tasks by the same lists that the member sees on the screen. Nothing is written. */
export type RecordLists = {
  violations(choice: ViolationChoice): Promise<Listed<ReturnType<typeof violationItem>>>
  tasks(choice: TaskChoice): Promise<Listed<ReturnType<typeof taskItem>>>
}

export function recordLists(deps: AnswerRecordsDeps, member: Member): RecordLists {
  /** The filters that names stand for, or what is wrong with the names. */
  const filtersFor = async ({ site, person, isMine }: Narrowing) => {
    const found = site ? await deps.sites.named(deps.db.read, member.organizationId, site) : null
    if (site && !found) return { problem: 'The organization has no site of this name.' }
    const [named] = person && !isMine ? await deps.organizations.searchMembers(member, person, 1) : []
    if (person && !isMine && !named) return { problem: 'The organization has no member of this name.' }
    const assignee = isMine ? member.userId : named?.id
    return { problem: null, chosen: { ...(found && { site: found.id }), ...(assignee && { assignee }) } }
  }
  return {
    violations: async ({ severity, status, search, oldestFirst, ...names }) => {
      const { problem, chosen } = await filtersFor(names)
      if (problem) return { problem }
      const { items, total, capped } = await deps.violationLists.list(member, {
        page: 1,
        pageSize: MAX_LISTED,
        sort: oldestFirst ? 'oldest' : 'newest',
        dismissed: 'hide',
        kind: 'violation',
        ...chosen,
        ...(severity && { severity }),
        ...(status && { status }),
        ...(search && { search }),
      })
      return { total, isAtLeast: capped, items: items.map(violationItem) }
    },
    tasks: async ({ status, isOverdue, search, ...names }) => {
      const { problem, chosen } = await filtersFor(names)
      if (problem) return { problem }
      const { items, total, capped } = await deps.taskLists.list(member, {
        page: 1,
        pageSize: MAX_LISTED,
        sort: 'due',
        tab: status ?? 'all',
        ...chosen,
        ...(isOverdue && { overdue: '1' as const }),
        ...(search && { searchTerm: search }),
      })
      return { total, isAtLeast: capped, items: items.map(taskItem) }
    },
  }
}

const violationItem = ({ type, severity, status, siteName, location, date, regulationCodes }: Violation) => ({
  what: type,
  severity,
  status,
  site: siteName,
  location,
  date: date.slice(0, 10),
  codes: regulationCodes,
})

const taskItem = ({ title, status, priority, dueDate, overdue, assigneeName, worksite }: Task) => ({
  title,
  status,
  priority,
  due: dueDate,
  isOverdue: overdue,
  assignee: assigneeName,
  site: worksite,
})
