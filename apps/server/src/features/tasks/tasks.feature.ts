import { type RemindersDeps, TaskReminders } from './reminders.service'
import { TasksExport } from './task-export'
import { TaskListsService } from './task-lists.service'
import { tasksHandlers, tasksJobs } from './tasks.jobs'
import { tasksRoutes } from './tasks.routes'
import { type TasksDeps, TasksService } from './tasks.service'

export function tasksFeature(deps: TasksDeps & RemindersDeps) {
  const tasks = new TasksService(deps)
  const taskLists = new TaskListsService(deps)
  return {
    tasks,
    taskLists,
    routes: tasksRoutes(tasks, taskLists, new TasksExport({ ...deps, lists: taskLists })),
    jobs: tasksJobs,
    handlers: tasksHandlers(new TaskReminders(deps), taskLists),
  }
}
