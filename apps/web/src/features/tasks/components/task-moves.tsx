import type { Task } from '@plumbline/contract/tasks'
import { useMutation } from '@tanstack/react-query'
import { Check, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/ui/button'
import { useErrorMessage } from '../../../lib/error-message'
import { toast } from '../../../lib/toast'
import { useTaskCache } from '../api/task'

const moves = {
  open: { to: 'in_progress', does: 'start', Icon: Play },
  in_progress: { to: 'closed', does: 'complete', Icon: Check },
} as const

type TaskMovesProps = {
  task: Task
  look?: 'primary' | 'secondary'
  className?: string
  /** The last open task of a violation was completed: the violation may be resolved now. */
  onLastCompleted: (violationId: string) => void
}

/** Start an open task, complete one that was started; a completed one has no next move. */
export function TaskMoves({ task, look = 'primary', className, onLastCompleted }: TaskMovesProps) {
  const { t } = useTranslation('tasks')
  const errorMessage = useErrorMessage()
  const { apply } = useTaskCache()
  const next = task.status === 'open' || task.status === 'in_progress' ? moves[task.status] : null
  const move = useMutation({
    meta: { showsOwnError: true },
    mutationFn: () =>
      apply(task, current => (current.status === task.status && next ? { status: next.to } : null)),
    onSuccess: saved => {
      if (!saved) {
        toast({ title: t('move.conflict'), variant: 'warning' })
        return
      }
      toast({
        title: t(saved.task.status === 'closed' ? 'toast.completed' : 'toast.updated'),
        description: saved.task.title,
      })
      if (saved.violationCanBeResolved && saved.task.violationId) onLastCompleted(saved.task.violationId)
    },
    onError: error =>
      toast({ title: t('failed.update'), description: errorMessage(error), variant: 'destructive' }),
  })
  if (!next) return null
  return (
    <Button
      look={look}
      {...(className && { className })}
      loading={move.isPending}
      aria-label={t(`move.${next.does}One`, { title: task.title })}
      icon={<next.Icon className="size-5" aria-hidden />}
      onClick={() => move.mutate()}
    >
      {t(`move.${next.does}`)}
    </Button>
  )
}
