import type { Priority } from '@plumbline/contract/options'
import type { Task, TaskStep } from '@plumbline/contract/work/tasks'

/** What a person may change in a form. */
export type TaskDraft = {
  title: string
  description: string
  priority: Priority
  dueDate: string | null
  assignee: string | null
  worksite: string
  regulationCode: string | null
  steps: readonly TaskStep[]
}
export type DraftField = keyof TaskDraft

const draftFields = [
  'title',
  'description',
  'priority',
  'dueDate',
  'assignee',
  'worksite',
  'regulationCode',
  'steps',
] as const satisfies readonly DraftField[]

export const draftOf = (task: Task): TaskDraft => ({
  title: task.title,
  description: task.description,
  priority: task.priority,
  dueDate: task.dueDate,
  assignee: task.assignee,
  worksite: task.worksite,
  regulationCode: task.regulationCode,
  // In one order of keys, so that equal steps are found equal.
  steps: task.steps.map(({ text, done }) => ({ text, done })),
})

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Only what differs is sent, so that nothing else of the task is touched. */
export const changesIn = (base: TaskDraft, mine: TaskDraft): Partial<TaskDraft> =>
  Object.fromEntries(
    draftFields.filter(field => !same(base[field], mine[field])).map(field => [field, mine[field]]),
  )

const textsOf = (steps: readonly TaskStep[]) => steps.map(({ text }) => text)

/** Ticks of both sides add up as long as the steps themselves are the same. */
function mergedSteps(base: TaskDraft, mine: TaskDraft, theirs: TaskDraft): readonly TaskStep[] | null {
  const texts = textsOf(base.steps)
  if (!same(texts, textsOf(mine.steps)) || !same(texts, textsOf(theirs.steps))) return null
  return base.steps.map(({ text, done }, index) => ({
    text,
    done: mine.steps[index]?.done === done ? (theirs.steps[index]?.done ?? done) : !done,
  }))
}

export type Merge = {
  /** Both sides together; where they contradict each other, mine. */
  draft: TaskDraft
  /** What only the other side changed, taken over. */
  taken: readonly DraftField[]
  /** What both changed, each in their own way: a person has to choose. */
  clashes: readonly DraftField[]
}

/** Someone else saved while I was writing: base is what we both started from. */
export function mergeDrafts(base: TaskDraft, mine: TaskDraft, theirs: TaskDraft): Merge {
  const taken: DraftField[] = []
  const clashes: DraftField[] = []
  const draft: Record<string, unknown> = { ...mine }
  for (const field of draftFields) {
    if (same(base[field], theirs[field]) || same(mine[field], theirs[field])) continue
    const steps = field === 'steps' ? mergedSteps(base, mine, theirs) : null
    if (same(base[field], mine[field]) || steps) {
      draft[field] = steps ?? theirs[field]
      taken.push(field)
    } else clashes.push(field)
  }
  return { draft: draft as TaskDraft, taken, clashes }
}

/** A line left empty is no step. */
export const writtenSteps = (steps: readonly TaskStep[]): TaskStep[] =>
  steps.map(({ text, done }) => ({ text: text.trim(), done })).filter(({ text }) => text !== '')

/** Still to be done. */
export const isOpen = ({ status }: Pick<Task, 'status'>) => status === 'open' || status === 'in_progress'
