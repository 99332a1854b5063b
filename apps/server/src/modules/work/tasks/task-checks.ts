import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { AppError } from '../../../platform/http/errors'
import type { Member } from '../../../platform/http/member'
import type { OrganizationsService } from '../../identity/organizations/organizations.service'
import { isOpen } from './present-task'
import { type StoredTask, tasksRepository as tasks } from './tasks.repository'

/** Where the organization asks for proof, a task that fixes a violation isn't completed without it. */
export async function requireFixPhoto(
  organizations: OrganizationsService,
  tx: ReadHandle,
  before: StoredTask,
  { id, organizationId, violationId, status }: StoredTask,
) {
  if (!violationId || !isOpen(before.status) || isOpen(status)) return
  if ((await organizations.settings(tx, organizationId)).fixPhoto !== 'require') return
  if (!(await tasks.hasFix(tx, organizationId, id))) throw new AppError('fix_photo_required')
}

export async function requireMembers(
  organizations: OrganizationsService,
  tx: ReadHandle,
  { organizationId }: Member,
  people: Record<string, string | null | undefined>,
) {
  for (const [field, id] of Object.entries(people))
    if (id && !(await organizations.findMember(tx, organizationId, id)))
      throw new AppError('invalid', { fields: { [field]: 'not_a_member' } })
}
