import type { Language } from '@plumbline/domain'
import { loadFormatter } from '@plumbline/messages'
import type { Transaction } from '../../../platform/db/client'
import type { Member } from '../../../platform/http/member'
import type { OrganizationsService } from '../../identity/organizations/organizations.service'
import { fullName, type StoredUser, type UsersService } from '../../identity/users/users.service'
import type { NotificationsService } from '../../integrations/notifications/notifications.service'
import type { StoredSuggestion } from './suggestions.repository'

export type SuggestionNoticesDeps = {
  users: UsersService
  organizations: OrganizationsService
  notifications: NotificationsService
}

type Kind = 'suggestion_approved' | 'suggestion_rejected'

/** Who hears of a suggestion: those who decide on it, then whoever proposed it. */
export class SuggestionNotices {
  private readonly deps: SuggestionNoticesDeps
  constructor(deps: SuggestionNoticesDeps) {
    this.deps = deps
  }

  async submitted(tx: Transaction, member: Member, suggestion: StoredSuggestion) {
    const { users, notifications } = this.deps
    const author = await users.find(tx, member.userId)
    const notice = {
      kind: 'suggestion_submitted',
      dataIn: (language: Language) => dataOf(author, language, suggestion),
      href: '/suggestions',
    } as const
    await notifications.notifyManagers(tx, member.organizationId, notice, { except: member.userId })
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
    const data = await dataOf(author, recipient?.language ?? 'en', suggestion)
    await notifications.notify(tx, organizationId, to, { kind, data, href })
  }
}

const dataOf = async (author: StoredUser | undefined, language: Language, { name }: StoredSuggestion) => ({
  name: author ? fullName(author) : '',
  title: (await loadFormatter(language)).format(name),
})
