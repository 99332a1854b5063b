import type { Violation } from '@plumbline/contract/findings/violations'
import { createTask, deleteTask, listTasks, type Task } from '@plumbline/contract/work/tasks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../../lib/api'
import { useErrorMessage } from '../../../../lib/error-message'
import { refreshAfter } from '../../../../lib/freshness'
import { queryFor, useApiMutation } from '../../../../lib/query'
import { toast } from '../../../../lib/toast'
import { useDueDay } from '../due-date'
import { likelyAssignees } from '../finding-task'
import { useMembersQuery } from './members'

/** How far back to look for who is usually given a task at a site. */
const RECENT_TASKS = 20

/** The members, the likeliest assignee first; undefined until that is known, so that nobody moves under the finger. */
export function useLikelyAssignees({ siteId }: Pick<Violation, 'siteId'>, me: string) {
  const members = useMembersQuery()
  const recent = useQuery(
    queryFor(listTasks, { query: { site: siteId ?? 'none', sort: 'newest', pageSize: RECENT_TASKS } }),
  )
  if (!members.data || recent.isPending) return undefined
  return likelyAssignees(members.data, recent.data?.items.map(({ assignee }) => assignee) ?? [], me)
}

/** Creates the task once, however often the button is pressed, and offers to take it back. */
export function useCreateFindingTask(onCreated: (task: Task) => void, onUndone?: (task: Task) => void) {
  const { t } = useTranslation('tasks')
  const { t: common } = useTranslation()
  const client = useQueryClient()
  const errorMessage = useErrorMessage()
  const dueDay = useDueDay()
  const requestId = useRef(`${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`).current

  const undo = async (task: Task) => {
    // Its page is left first: there, anything still to be loaded would not be found.
    onUndone?.(task)
    try {
      await call(deleteTask, { params: { id: task.id } })
    } catch (error) {
      toast({
        title: t('failed.delete'),
        description: errorMessage(error),
        variant: 'destructive',
      })
    }
    await refreshAfter(client, deleteTask, { params: { id: task.id } })
  }

  const create = useApiMutation(createTask, {
    showsOwnError: true,
    onSuccess: task => {
      const day = task.dueDate && dueDay(task.dueDate)
      const name = task.assigneeName
      toast({
        title: t('toast.created'),
        description: name
          ? day
            ? t('sheet.assigned', { name, day })
            : t('sheet.assignedOnly', { name })
          : task.title,
        action: { label: common('action.undo'), run: () => void undo(task) },
      })
      onCreated(task)
    },
  })
  return { ...create, requestId }
}
