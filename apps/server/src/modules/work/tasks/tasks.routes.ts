import * as contract from '@plumbline/contract'
import { sendCsv } from '../../../platform/csv'
import { handle } from '../../../platform/http/endpoints'
import type { TasksExport } from './task-export'
import type { TaskListsService } from './task-lists.service'
import type { TasksService } from './tasks.service'

export const tasksRoutes = (tasks: TasksService, lists: TaskListsService, files: TasksExport) => [
  handle(contract.listTasks, ({ member, query }) => lists.list(member, query)),
  handle(contract.exportTasks, async ({ member, query, reply }) =>
    sendCsv(reply, await files.csv(member, query)),
  ),
  handle(contract.createTask, ({ member, body }) => tasks.create(member, body)),
  handle(contract.getTask, ({ member, params }) => tasks.get(member, params.id)),
  handle(contract.taskHistory, ({ member, params }) => tasks.history(member, params.id)),
  handle(contract.tasksForViolation, ({ member, params }) => tasks.ofViolation(member, params.id)),
  handle(contract.linkTask, ({ member, params, body }) =>
    tasks.linkToViolation(member, params.id, body.task_id),
  ),
  handle(contract.updateTask, ({ member, params, body }) => tasks.update(member, params.id, body)),
  handle(contract.deleteTask, ({ member, params }) => tasks.remove(member, params.id)),
]
