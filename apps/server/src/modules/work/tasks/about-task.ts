import { loadFormatter } from '@plumbline/messages'
import type { Transaction } from '../../../platform/db/client'
import type { UsersService } from '../../identity/users/users.service'
import { present } from './present-task'
import { tasksRepository as tasks } from './tasks.repository'

type Told = { userId: string; organizationId: string; taskId: string }

/** What somebody is told of a task: its title in their language, the place, and the date if there is one. */
export async function aboutTask(
  users: UsersService,
  tx: Transaction,
  { userId, organizationId, taskId }: Told,
) {
  const [user, found] = [await users.find(tx, userId), await tasks.find(tx, organizationId, taskId)]
  if (!user || !found) return null
  const formatter = await loadFormatter(user.language)
  const { title, worksite, area, dueDate } = present(found, { today: '', formatter })
  const place = [worksite, area].filter(Boolean).join(' · ')
  return { title, ...(place && { place }), ...(dueDate && { due: dueDate }) }
}
