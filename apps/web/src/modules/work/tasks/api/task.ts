import type { TaskStatus } from '@plumbline/contract/options'
import { getTask, type Task, updateTask } from '@plumbline/contract/work/tasks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, call } from '../../../../lib/api'
import { refreshAfter } from '../../../../lib/freshness'
import { queryFor } from '../../../../lib/query'
import type { TaskDraft } from '../task-draft'

export type Changes = Partial<TaskDraft & { status: TaskStatus; note: string; mentions: string[] }>

/** The task as it is now, if the server rejected a change because someone else was faster. */
export const conflictingVersion = (error: unknown): Task | null =>
  error instanceof ApiError && error.code === 'version_conflict' ? (error.current as Task) : null

export const useTask = (id: string) => useQuery(queryFor(getTask, { params: { id } }))

/** One person's changes to a task are saved one after the other: each builds on the version the one before left. */
export const inTurn = ({ id }: Pick<Task, 'id'>) => ({ id: `task ${id}` })

export function useTaskCache() {
  const client = useQueryClient()
  const put = (task: Task) =>
    client.setQueryData(queryFor(getTask, { params: { id: task.id } }).queryKey, task)

  /** Saves on top of the version the person saw; throws the server's error. */
  const save = async ({ id, version }: Pick<Task, 'id' | 'version'>, changes: Changes) => {
    const saved = await call(updateTask, { params: { id }, body: { ...changes, version } })
    const { violationCanBeResolved, ...task } = saved
    put(task)
    void refreshAfter(client, updateTask)
    return { task, violationCanBeResolved }
  }

  /**
   * A change that makes sense whatever else was changed, such as a tick: where someone was faster, it is made
   * again on what they left. `on` answers null where it no longer applies.
   */
  const apply = async (shown: Task, on: (task: Task) => Changes | null) => {
    const cached = client.getQueryData(queryFor(getTask, { params: { id: shown.id } }).queryKey)
    const task = cached && cached.version > shown.version ? cached : shown
    const changes = on(task)
    if (!changes) return null
    try {
      return await save(task, changes)
    } catch (error) {
      const current = conflictingVersion(error)
      if (!current) throw error
      put(current)
      const again = on(current)
      return again && (await save(current, again))
    }
  }

  return { put, save, apply }
}
