import * as z from 'zod'
import { handler, job } from '../../../platform/jobs/jobs'
import { remindOfTasks, type TaskReminders } from './reminders.service'
import type { TaskListsService } from './task-lists.service'

const foldTallies = job('tasks.fold-tallies', z.unknown())

export const tasksHandlers = (reminders: TaskReminders, lists: TaskListsService) => [
  handler(remindOfTasks, () => reminders.remind(), '7 * * * *'),
  handler(foldTallies, () => lists.foldTallies(), '*/20 * * * *'),
]
