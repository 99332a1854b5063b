import { subscriptions } from '../../../platform/domain-events'
import { type RemindersDeps, TaskReminders } from './reminders.service'
import { TasksExport } from './task-export'
import { TaskListsService } from './task-lists.service'
import { tasksHandlers } from './tasks.jobs'
import { tasksRoutes } from './tasks.routes'
import { type TasksDeps, TasksService } from './tasks.service'

export function tasksFeature(deps: TasksDeps & RemindersDeps) {
  const tasks = new TasksService(deps)
  const taskLists = new TaskListsService(deps)
  const tasksExport = new TasksExport({ ...deps, lists: taskLists })
  return {
    tasks,
    taskLists,
    tasksExport,
    routes: tasksRoutes(tasks, taskLists, tasksExport),
    handlers: tasksHandlers(new TaskReminders(deps), taskLists),
    on: subscriptions({
      'member.access_reduced': (tx, reduction) => tasks.unassign(tx, reduction),
      'violation.severity_changed': (tx, change) => tasks.carrySeverity(tx, change),
    }),
  }
}
