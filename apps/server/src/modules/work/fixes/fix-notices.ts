import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import type { Transaction } from '../../../platform/db/client'
import type { Member } from '../../../platform/http/member'
import type { OrganizationsService } from '../../identity/organizations/organizations.service'
import { fullName, type UsersService } from '../../identity/users/users.service'
import type { NotificationsService } from '../../integrations/notifications/notifications.service'
import type { TasksService } from '../tasks/tasks.service'
import type { StoredFix } from './fixes.repository'

export type FixNoticesDeps = {
  users: UsersService
  organizations: OrganizationsService
  notifications: NotificationsService
  tasks: TasksService
}

type Recipient = { id: string; name: string }
type Sent = Pick<StoredFix, 'taskId' | 'submittedBy'>

/** Who hears about a photo of a fix, and who is asked to review it. */
export class FixNotices {
  private readonly deps: FixNoticesDeps
  constructor(deps: FixNoticesDeps) {
    this.deps = deps
  }

  /**
   * The manager who reported the task comes first, then the others. Whoever sent the photo is asked only where nobody
   * else can review it.
   */
  async reviewersOf(
    tx: ReadHandle,
    organizationId: string,
    { taskId, submittedBy }: Sent,
  ): Promise<Recipient[]> {
    const { reporter } = await this.deps.tasks.getWithin(tx, { organizationId }, taskId)
    const members = await this.deps.organizations.membersWithin(tx, organizationId)
    const managers = members.filter(({ role }) => role !== 'user')
    const others = managers.filter(({ id }) => id !== submittedBy)
    const [first, rest] = [
      others.filter(({ id }) => id === reporter),
      others.filter(({ id }) => id !== reporter),
    ]
    return others.length > 0 ? [...first, ...rest] : managers
  }

  /** The photo is checked: the manager who reported the task hears of it, or all of them where a worker did. */
  async submitted(tx: Transaction, { organizationId, ...sent }: Sent & { organizationId: string }) {
    const { reporter } = await this.deps.tasks.getWithin(tx, { organizationId }, sent.taskId)
    const reviewers = await this.reviewersOf(tx, organizationId, sent)
    const recipients = reviewers[0]?.id === reporter ? reviewers.slice(0, 1) : reviewers
    for (const { id } of recipients)
      if (id !== sent.submittedBy)
        await this.notify(tx, { organizationId, taskId: sent.taskId }, 'fix_submitted', id, sent.submittedBy)
  }

  /** Whoever sent the photo hears what was decided, and so does the assignee when there is more to do. */
  async reviewed(
    tx: Transaction,
    { organizationId, userId }: Member,
    { taskId, submittedBy }: Sent,
    isAccepted: boolean,
  ) {
    const { assignee } = await this.deps.tasks.getWithin(tx, { organizationId }, taskId)
    const kind = isAccepted ? 'fix_accepted' : 'fix_sent_back'
    const concerned = new Set(isAccepted ? [submittedBy] : [submittedBy, assignee])
    for (const id of concerned)
      if (id && id !== userId && (await this.deps.organizations.findMember(tx, organizationId, id)))
        await this.notify(tx, { organizationId, taskId }, kind, id, userId)
  }

  private async notify(
    tx: Transaction,
    { organizationId, taskId }: { organizationId: string; taskId: string },
    kind: 'fix_submitted' | 'fix_accepted' | 'fix_sent_back',
    to: string,
    from: string | null,
  ) {
    const { users, tasks } = this.deps
    const language = (await users.find(tx, to))?.language
    const { title } = await tasks.getWithin(tx, { organizationId, language }, taskId)
    const author = from ? await users.find(tx, from) : undefined
    await this.deps.notifications.notify(tx, organizationId, to, {
      kind,
      data: { name: author ? fullName(author) : '', title },
      href: `/tasks/${taskId}`,
    })
  }
}
