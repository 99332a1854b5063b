import { useNavigate } from 'react-router'
import type { AnswerTask } from '../../../assistant/assistant/answer-sections'
import type { TaskDraft } from '../../tasks/task-draft'

type TaskState = { answerTask?: AnswerTask } | null

/** Opens the form for a new task with what an answer said. Going back returns to the conversation. */
export function useCreateAnswerTask() {
  const navigate = useNavigate()
  return (answerTask: AnswerTask) => navigate('/tasks/create', { state: { answerTask } satisfies TaskState })
}

/** What the form starts with, if it was opened from an answer. */
export function draftIn(state: unknown): Partial<TaskDraft> {
  const task = (state as TaskState)?.answerTask
  return task ? { ...task, steps: task.steps.map(text => ({ text, done: false })) } : {}
}
