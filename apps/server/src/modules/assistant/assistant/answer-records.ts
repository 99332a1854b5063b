import type { RecordQuestion, Records, RecordsFound } from '@plumbline/assistant'
import type { Task, Violation } from '@plumbline/contract'
import { type Formatter, formatsFor, loadFormatter } from '@plumbline/messages'
import type { Member } from '../../../platform/http/member'
import type { ViolationListsService } from '../../findings/violations/list/violation-list.service'
import type { TaskListsService } from '../../work/tasks/task-lists.service'
import { type RecordFilterDeps, type RecordFilters, recordFilters } from './record-filters'

const MAX_PEOPLE = 5
const MAX_ITEMS = 3
const FIRST_PAGE = { page: 1, pageSize: MAX_PEOPLE }

export type AnswerRecordsDeps = RecordFilterDeps & {
  violationLists: ViolationListsService
  taskLists: TaskListsService
}

export const noRecords: RecordsFound = {
  count: 0,
  isAtLeast: false,
  observations: 0,
  site: null,
  hazard: null,
  person: null,
  days: null,
  unknownSite: null,
  unknownPerson: null,
  oldest: null,
  people: [],
  items: [],
  href: null,
}

type Chosen = Pick<RecordFilters, 'hazard' | 'days'> & {
  site: string | undefined
  assignee: string | undefined
}
type Listed = Pick<RecordsFound, 'count' | 'href'> & Partial<RecordsFound>

/** The address of a list with its filters, as its screen reads them: without any, it shows what is open. */
function addressOf(path: '/violations' | '/tasks', filters: Record<string, string | undefined>) {
  const chosen = new URLSearchParams()
  for (const [key, value] of Object.entries(filters)) if (value) chosen.set(key, value)
  if (chosen.size === 0) chosen.set(path === '/tasks' ? 'tab' : 'status', 'all')
  return `${path}?${chosen}`
}

/** The organization's own records, by the same lists that the member sees on the screen. */
export function answerRecords(deps: AnswerRecordsDeps, member: Member): Records {
  const violations = async (question: RecordQuestion, chosen: Chosen): Promise<Listed> => {
    const { about, severity, status, wantsOldest, includesObservations } = question
    const { site, assignee, hazard, days } = chosen
    const kind = about === 'observations' ? 'observation' : includesObservations ? 'all' : 'violation'
    const statuses = { open: 'unresolved', resolved: 'Resolved' } as const
    const filters = {
      ...(severity && { severity }),
      ...(status in statuses && { status: statuses[status as keyof typeof statuses] }),
      ...(site && { site }),
      ...(assignee && { assignee }),
      ...(hazard && { search: hazard }),
      ...days,
      ...(wantsOldest && { sort: 'oldest' as const }),
    }
    const { items, stats, capped } = await deps.violationLists.list(member, {
      ...FIRST_PAGE,
      sort: 'newest',
      dismissed: 'hide',
      ...filters,
      kind,
    })
    const formatter = await loadFormatter(member.language)
    return {
      count: about === 'observations' ? stats.observations : stats.violations,
      observations: about === 'observations' ? 0 : stats.observations,
      isAtLeast: capped,
      oldest: wantsOldest ? oldestViolation(items[0]) : null,
      items: wantsOldest ? [] : items.slice(0, MAX_ITEMS).map(each => violationItem(each, formatter)),
      href: addressOf('/violations', { ...(kind !== 'all' && { kind }), ...filters }),
    }
  }

  const tasks = async (question: RecordQuestion, { site, assignee }: Chosen): Promise<Listed> => {
    const { status, wantsOldest } = question
    const tab = status === 'resolved' ? 'completed' : status === 'open' ? 'unresolved' : 'all'
    const overdue = status === 'overdue' && { overdue: '1' as const }
    const { items, total, capped } = await deps.taskLists.list(member, {
      ...FIRST_PAGE,
      sort: wantsOldest ? 'oldest' : 'due',
      tab,
      status: 'all',
      priority: 'all',
      assignee: assignee ?? 'all',
      searchTerm: '',
      ...overdue,
      ...(site && { site }),
    })
    return {
      count: total,
      isAtLeast: capped,
      oldest: wantsOldest ? oldestTask(items[0]) : null,
      people: [...new Set(items.flatMap(({ assigneeName }) => assigneeName ?? []))],
      items: wantsOldest ? [] : items.slice(0, MAX_ITEMS).map(taskItem),
      href: addressOf('/tasks', { ...(tab !== 'all' && { tab }), ...overdue, site, assignee }),
    }
  }

  const violationItem = (violation: Violation, formatter: Formatter) => ({
    title: formatter.violation(violation).type,
    place: placeOf(violation),
    date: formatsFor(member.language).shortDay(violation.date.slice(0, 10)),
  })

  const taskItem = ({ title, worksite, dueDate, createdAt }: Task) => ({
    title,
    place: worksite || '–',
    date: formatsFor(member.language).shortDay(dueDate ?? createdAt.slice(0, 10)),
  })

  return {
    find: async (question): Promise<RecordsFound> => {
      const { unknown, site, person, ...chosen } = await recordFilters(deps, member, question)
      if (unknown) return { ...noRecords, ...unknown }
      const isOfTasks = question.about === 'tasks'
      const found = await (isOfTasks ? tasks : violations)(question, {
        ...chosen,
        site: site?.id,
        assignee: person?.id,
      })
      const { shortDay } = formatsFor(member.language)
      const { hazard, days } = chosen
      return {
        ...noRecords,
        ...found,
        site: site?.name ?? null,
        hazard,
        person: person?.name ?? null,
        days: days && { from: shortDay(days.from), to: shortDay(days.to) },
      }
    },
  }
}

const placeOf = ({ siteName, location }: Violation) => [siteName, location].filter(Boolean).join(' · ') || '–'

const oldestViolation = (violation: Violation | undefined) =>
  violation ? { title: violation.type, since: violation.date.slice(0, 10), place: placeOf(violation) } : null

const oldestTask = (task: Task | undefined) =>
  task ? { title: task.title, since: task.createdAt.slice(0, 10), place: task.worksite || '–' } : null
