import type { Violation } from '@plumbline/contract/findings/violations'
import type { Task } from '@plumbline/contract/work/tasks'
import { type ReactElement, Suspense, useState } from 'react'
import { lazyPage } from '../../../../app/lazy-page'
import { useUser } from '../../../identity/auth/session'
import type { TaskSheetProps } from '../../tasks/components/sheet/task-sheet'

const loadSheet = () => import('../../tasks/components/sheet/task-sheet')
const TaskSheet = lazyPage<TaskSheetProps>(loadSheet, 'tasks', 'findings', 'hazards')

type TaskSheetButtonProps = {
  violation: Violation
  onCreated: (task: Task) => void
  onUndone?: (task: Task) => void
  /** The button that opens the sheet. */
  children: (open: { onClick: () => void; onPointerEnter: () => void }) => ReactElement
}

/** Opens the sheet that turns a finding into a task; its code is on the way as soon as a finger comes near. */
export function TaskSheetButton({ violation, onCreated, onUndone, children }: TaskSheetButtonProps) {
  const { id: userId } = useUser()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      {children({ onClick: () => setIsOpen(true), onPointerEnter: () => void loadSheet() })}
      {isOpen && (
        <Suspense fallback={null}>
          <TaskSheet
            violation={violation}
            userId={userId}
            onClose={() => setIsOpen(false)}
            onCreated={onCreated}
            onUndone={onUndone}
          />
        </Suspense>
      )}
    </>
  )
}
