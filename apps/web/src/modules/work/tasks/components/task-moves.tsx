import type { Task } from '@plumbline/contract/work/tasks'
import { Check, Play, RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { useFixPhotoMode, useTaskMove } from '../api/move'
import { completionQuestions, hasQuestions } from '../completion'
import { isOpen } from '../task-draft'

type TaskMovesProps = {
  task: Task
  /** The last open task of a violation was completed: the violation may be resolved now. */
  onLastCompleted: (violationId: string) => void
  /** There is something to ask before this task is completed. */
  onAsk: (task: Task) => void
  /** A photo of the fix was sent already. */
  hasFix?: boolean
}

/** Completes at once, or leaves it to the screen to ask first. */
function useComplete({ task, onLastCompleted, onAsk, hasFix = false }: TaskMovesProps) {
  const mode = useFixPhotoMode()
  const move = useTaskMove(task, onLastCompleted)
  const complete = () =>
    hasQuestions(completionQuestions(task, mode, hasFix)) ? onAsk(task) : move.mutate('closed')
  return { move, complete }
}

/** In a list: start an open task, complete one that was started. */
export function RowMoves(props: TaskMovesProps) {
  const { t } = useTranslation('tasks')
  const { move, complete } = useComplete(props)
  const { status, title } = props.task
  if (!isOpen(props.task)) return null
  const [does, Icon] = status === 'open' ? (['start', Play] as const) : (['complete', Check] as const)
  return (
    <Button
      look="secondary"
      loading={move.isPending}
      aria-label={t(`move.${does}One`, { title })}
      icon={<Icon className="size-5" aria-hidden />}
      onClick={() => (status === 'open' ? move.mutate('in_progress') : complete())}
    >
      {t(`move.${does}`)}
    </Button>
  )
}

/** On the task itself it can be completed without being started, and opened again afterwards. */
export function TaskMoves(props: TaskMovesProps) {
  const { t } = useTranslation('tasks')
  const { move, complete } = useComplete(props)
  const { status, title } = props.task
  const open = isOpen(props.task)
  const Icon = open ? Check : RotateCcw
  return (
    <>
      {/* One button for both, so that the focus stays where it was. */}
      <Button
        look={open ? 'primary' : 'secondary'}
        className="flex-1 sm:flex-none"
        loading={move.isPending && move.variables !== 'in_progress'}
        aria-label={t(open ? 'move.completeOne' : 'move.reopenOne', { title })}
        icon={<Icon className="size-5" aria-hidden />}
        onClick={() => (open ? complete() : move.mutate('open'))}
      >
        {t(open ? 'move.complete' : 'move.reopen')}
      </Button>
      {status === 'open' && (
        <Button
          look="secondary"
          loading={move.isPending && move.variables === 'in_progress'}
          aria-label={t('move.startOne', { title })}
          icon={<Play className="size-5" aria-hidden />}
          onClick={() => move.mutate('in_progress')}
        >
          {t('move.start')}
        </Button>
      )}
    </>
  )
}
