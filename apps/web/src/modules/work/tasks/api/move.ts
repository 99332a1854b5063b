import { getOrganization } from '@plumbline/contract/identity/organizations'
import type { TaskStatus } from '@plumbline/contract/options'
import type { Task } from '@plumbline/contract/work/tasks'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorMessage } from '../../../../lib/error-message'
import { queryFor } from '../../../../lib/query'
import { toast } from '../../../../lib/toast'
import { inTurn, useTaskCache } from './task'

/** Whether completing a task asks for a photo; the server has the last word. */
export const useFixPhotoMode = () =>
  useQuery({ ...queryFor(getOrganization, undefined), select: ({ fixPhoto }) => fixPhoto }).data ?? 'ask'

/**
 * Moves a task to another status, if it is still in the one the person saw. `onLastCompleted`: that was the last open
 * task of a violation, which may be resolved now.
 */
export function useTaskMove(task: Task, onLastCompleted: (violationId: string) => void) {
  const { t } = useTranslation('tasks')
  const errorMessage = useErrorMessage()
  const { apply } = useTaskCache()
  return useMutation({
    meta: { showsOwnError: true },
    scope: inTurn(task),
    mutationFn: (status: TaskStatus) =>
      apply(task, current => (current.status === task.status ? { status } : null)),
    onSuccess: (saved, status) => {
      if (!saved) {
        toast({ title: t('move.conflict'), variant: 'warning' })
        return
      }
      toast({
        title: t(status === 'closed' ? 'toast.completed' : 'toast.updated'),
        description: saved.task.title,
      })
      if (saved.violationCanBeResolved && saved.task.violationId) onLastCompleted(saved.task.violationId)
    },
    onError: error =>
      toast({ title: t('failed.update'), description: errorMessage(error), variant: 'destructive' }),
  })
}
