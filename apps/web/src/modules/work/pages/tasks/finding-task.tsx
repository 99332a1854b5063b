import type { Violation } from '@plumbline/contract/findings/violations'
import type { Task } from '@plumbline/contract/work/tasks'
import { CircleCheck, ClipboardPlus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../../../../components/ui/button'
import { useMemberName } from '../../tasks/api/members'
import { TaskSheetButton } from './task-sheet-button'

type FindingTaskProps = { violation: Violation; onCreated: (task: Task) => void }

/** The task of a finding on a result: a way to make one, or to the one there is, with who has it. */
export function FindingTask({ violation, onCreated }: FindingTaskProps) {
  const { t } = useTranslation('results')
  const { hasTask, taskId, assignee } = violation
  const name = useMemberName(hasTask ? assignee : null)
  const link = useRef<HTMLAnchorElement>(null)
  const isNew = useRef(false)
  // The button that had the focus is gone; what took its place gets it once the sheet has closed.
  useEffect(() => {
    if (!hasTask || !isNew.current) return
    isNew.current = false
    const frame = requestAnimationFrame(() => link.current?.focus({ preventScroll: true }))
    return () => cancelAnimationFrame(frame)
  }, [hasTask])
  const sheet = {
    violation,
    onCreated: (task: Task) => {
      isNew.current = true
      onCreated(task)
    },
  }
  if (!hasTask) {
    return (
      <TaskSheetButton {...sheet}>
        {open => (
          <Button look="secondary" icon={<ClipboardPlus className="size-4" aria-hidden />} {...open}>
            {t('task.create')}
          </Button>
        )}
      </TaskSheetButton>
    )
  }
  return (
    <>
      <ButtonLink
        ref={link}
        look="secondary"
        to={taskId ? `/tasks/${taskId}` : '/tasks'}
        icon={<CircleCheck className="size-4 text-good" aria-hidden />}
      >
        <span className="min-w-0 leading-tight">
          {t('task.exists')}
          {name && (
            <span className="block truncate font-normal text-muted">{t('task.assignedTo', { name })}</span>
          )}
        </span>
      </ButtonLink>
      <TaskSheetButton {...sheet}>
        {open => (
          <Button look="quiet" {...open}>
            {t('task.another')}
          </Button>
        )}
      </TaskSheetButton>
    </>
  )
}
