import { getViolation } from '@plumbline/contract/findings/violations'
import { listTasks, tasksForViolation } from '@plumbline/contract/work/tasks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../../lib/query'
import type { TasksView } from '../tasks-view'

export const PAGE_SIZE = 20

export const useTasks = ({ filters, tab, sort, page }: TasksView) =>
  useQuery({
    ...queryFor(listTasks, {
      query: { ...filters, ...(tab !== 'all' && { tab }), sort, page, pageSize: PAGE_SIZE },
    }),
    placeholderData: keepPreviousData,
  })

export const useViolationTasks = (violationId: string) =>
  useQuery(queryFor(tasksForViolation, { params: { id: violationId } }))

/** The violation a task fixes. */
export const useTaskViolation = (id: string) => useQuery(queryFor(getViolation, { params: { id } }))
