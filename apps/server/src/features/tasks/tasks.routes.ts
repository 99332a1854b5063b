import * as contract from '@plumbline/contract'
import { handle } from '../../platform/http/endpoints'
import type { TasksService } from './tasks.service'

export const tasksRoutes = (tasks: TasksService) => [
  handle(contract.createTask, ({ member, body }) => tasks.create(member, body)),
  handle(contract.getTask, ({ member, params }) => tasks.get(member, params.id)),
  handle(contract.tasksForViolation, ({ member, params }) => tasks.ofViolation(member, params.id)),
]
