import type { Violation } from '@plumbline/contract/findings/violations'
import type { Task } from '@plumbline/contract/work/tasks'
import { ClipboardPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Button } from '../../../../components/ui/button'
import { TaskSheetButton } from './task-sheet-button'

/** Creates a task from a violation and goes to it; taken back there, it returns here. */
export function ViolationTaskButton({ violation }: { violation: Violation }) {
  const { t } = useTranslation('tasks')
  const navigate = useNavigate()
  const backFrom = (task: Task) => {
    if (location.pathname === `/tasks/${task.id}`)
      void navigate(`/violations?violation=${violation.id}`, { replace: true })
  }
  return (
    <TaskSheetButton
      violation={violation}
      onCreated={task => void navigate(`/tasks/${task.id}`)}
      onUndone={backFrom}
    >
      {open => (
        <Button look="secondary" icon={<ClipboardPlus className="size-5" aria-hidden />} {...open}>
          {t('fromViolation.create')}
        </Button>
      )}
    </TaskSheetButton>
  )
}
