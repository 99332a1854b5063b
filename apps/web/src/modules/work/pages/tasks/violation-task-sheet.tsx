import type { Violation } from '@plumbline/contract/findings/violations'
import type { Task } from '@plumbline/contract/work/tasks'
import type { ComponentProps } from 'react'
import { useNavigate } from 'react-router'
import { TaskSheetButton } from './task-sheet-button'

type ViolationTaskSheetProps = {
  violation: Violation
  children: ComponentProps<typeof TaskSheetButton>['children']
}

/** Creates a task from a violation and goes to it; taken back there, it returns here. */
export function ViolationTaskSheet({ violation, children }: ViolationTaskSheetProps) {
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
      {children}
    </TaskSheetButton>
  )
}
