import type { FixPhotoMode } from '@plumbline/contract/options'
import type { Task } from '@plumbline/contract/work/tasks'

/** What a person is asked before a task is completed. */
export type CompletionQuestions = { openSteps: number; steps: number; photo: FixPhotoMode }

/** A photo is asked for once, and only where there is a finding whose fix it can show. */
export function completionQuestions(
  { steps, violationId }: Pick<Task, 'steps' | 'violationId'>,
  mode: FixPhotoMode,
  hasFix: boolean,
): CompletionQuestions {
  return {
    openSteps: steps.filter(({ done }) => !done).length,
    steps: steps.length,
    photo: violationId && !hasFix ? mode : 'off',
  }
}

export const hasQuestions = ({ openSteps, photo }: CompletionQuestions) => openSteps > 0 || photo !== 'off'
