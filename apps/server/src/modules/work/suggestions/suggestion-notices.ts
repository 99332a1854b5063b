import { loadFormatter } from '@plumbline/messages'
import type { Transaction } from '../../../platform/db/client'
import type { Member } from '../../../platform/http/member'
import type { OrganizationsService } from '../../identity/organizations/organizations.service'
import { fullName, type UsersService } from '../../identity/users/users.service'
import type { NotificationsService } from '../../integrations/notifications/notifications.service'
import type { StoredSuggestion } from './suggestions.repository'

export type SuggestionNoticesDeps = {
  users: UsersService
  organizations: OrganizationsService
  notifications: NotificationsService
}

type Kind = 'suggestion_submitted' | 'suggestion_approved' | 'suggestion_rejected'

/** Who hears of a suggestion: those who decide on it, then whoever proposed it. */
export class SuggestionNotices {
  private readonly deps: SuggestionNoticesDeps
  constructor(deps: SuggestionNoticesDeps) {
    this.deps = deps
  }

  async submitted(tx: Transaction, member: Member, suggestion: StoredSuggestion) {
    const members = await this.deps.organizations.membersWithin(tx, member.organizationId)
    for (const { id, role } of members)
      if (role !== 'user')
        await this.notify(tx, member, id, { kind: 'suggestion_submitted', href: '/suggestions', suggestion })
  }

  async decided(tx: Transaction, member: Member, suggestion: StoredSuggestion) {
    const { userId, violationId, taskId, organizationId } = suggestion
    if (!userId || !(await this.deps.organizations.findMember(tx, organizationId, userId))) return
    const ofViolation = violationId ? `/violations?violation=${violationId}` : '/violations'
    await this.notify(
      tx,
      member,
      userId,
      taskId
        ? { kind: 'suggestion_approved', href: `/tasks/${taskId}`, suggestion }
        : { kind: 'suggestion_rejected', href: ofViolation, suggestion },
    )
  }

  /** Nobody is told of what they did themselves. */
  private async notify(
    tx: Transaction,
    { userId, organizationId }: Member,
    to: string,
    { kind, href, suggestion }: { kind: Kind; href: string; suggestion: StoredSuggestion },
  ) {
    const { users, notifications } = this.deps
    if (to === userId) return
    const [author, recipient] = [await users.find(tx, userId), await users.find(tx, to)]
    const formatter = await loadFormatter(recipient?.language ?? 'en')
    await notifications.notify(tx, organizationId, to, {
      kind,
      data: { name: author ? fullName(author) : '', title: formatter.format(suggestion.name) },
      href,
    })
  }
}
