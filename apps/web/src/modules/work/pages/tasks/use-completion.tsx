import type { Task } from '@plumbline/contract/work/tasks'
import { Suspense, useState } from 'react'
import { lazyPage } from '../../../../app/lazy-page'
import { useReturnFocus } from '../../../../lib/use-return-focus'
import { ResolveOffer } from '../../tasks/components/resolve-offer'
import type { CompleteTaskProps } from './complete-task'

const CompleteTask = lazyPage<CompleteTaskProps>(
  () => import('./complete-task'),
  'fixes',
  'fix-reasons',
  'findings',
  'hazards',
)

/** What a screen with tasks asks: before one is completed, and after the last one of a violation was. */
export function useCompletion() {
  const [completing, setCompleting] = useState<Task | null>(null)
  const [resolvable, setResolvable] = useState<string | null>(null)
  useReturnFocus(completing !== null || resolvable !== null)
  return {
    moves: { onAsk: setCompleting, onLastCompleted: setResolvable },
    dialogs: (
      <>
        {completing && (
          <Suspense fallback={null}>
            <CompleteTask
              task={completing}
              onLastCompleted={setResolvable}
              onClose={() => setCompleting(null)}
            />
          </Suspense>
        )}
        {resolvable && <ResolveOffer violationId={resolvable} onClose={() => setResolvable(null)} />}
      </>
    ),
  }
}
