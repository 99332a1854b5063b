import { randomUUID } from 'node:crypto'
import {
  type BodyOf,
  type Member as ListedMember,
  type Organization,
  type Region,
  type Role,
  roles,
  type Tier,
  type updateMember,
  type updateOrganization,
} from '@plumbline/contract'
import { roleRank } from '@plumbline/domain'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import type { Clock } from '../../../platform/clock'
import type { Database, Transaction } from '../../../platform/db/client'
import type { DomainEventBus, DomainEvents } from '../../../platform/domain-events'
import { AppError, notFound } from '../../../platform/http/errors'
import type { Member } from '../../../platform/http/member'
import type { QuotaService } from '../../billing/billing/quota.service'
import type { NotificationsService } from '../../integrations/notifications/notifications.service'
import type { AccessLog } from '../access-log/access-log.service'
import type { ApiKeysService } from '../api-keys/api-keys.service'
import type { SitesService } from '../sites/sites.service'
import type { StoredUser } from '../users/users.service'
import { fullName, type UsersService } from '../users/users.service'
import { organizationsRepository as organizations } from './organizations.repository'
import { presentMember } from './present-member'

type NewOrganization = Pick<Organization, 'name' | 'industry' | 'companySize'> & {
  /** What its founder calls the place they work at; it becomes the first site. */
  worksite?: string | undefined
  region?: Region | undefined
}
type Settings = Pick<Organization, 'industry' | 'companySize' | 'hideFaces' | 'fixPhoto' | 'counselMode'>
/** For work that goes on while the organization is deleted. */
const deleted: Settings = {
  industry: 'general',
  companySize: 'small',
  hideFaces: true,
  fixPhoto: 'ask',
  counselMode: false,
}
type Subscribed = { tier?: 'free' | 'premium'; siteLimit?: number }
type AccessReduction = DomainEvents['member.access_reduced']

export type OrganizationsDeps = {
  db: Database
  clock: Clock
  domainEvents: DomainEventBus
  accessLog: AccessLog
  notifications: NotificationsService
  apiKeys: ApiKeysService
  quota: QuotaService
  users: UsersService
  sites: SitesService
}

export class OrganizationsService {
  private readonly deps: OrganizationsDeps
  constructor(deps: OrganizationsDeps) {
    this.deps = deps
  }

  get(member: Member): Promise<Organization> {
    return this.view(this.deps.db.read, member)
  }

  update(member: Member, changes: BodyOf<typeof updateOrganization>): Promise<Organization> {
    const { organizationId, userId } = member
    return this.deps.db.transaction(async tx => {
      const before = (await this.settings(tx, organizationId)).counselMode
      if (Object.values(changes).some(value => value !== undefined))
        await organizations.update(tx, organizationId, changes)
      const { counselMode = before } = changes
      if (counselMode !== before) {
        const kind = counselMode ? ('counsel_mode_enabled' as const) : ('counsel_mode_disabled' as const)
        await this.deps.accessLog.record(tx, { kind, organizationId, userId })
      }
      return this.view(tx, member)
    })
  }

  /** What others go by. */
  async settings(tx: ReadHandle, organizationId: string): Promise<Settings> {
    return (await organizations.find(tx, organizationId))?.organization ?? deleted
  }

  /** With people outside. In counsel mode only those whom an admin has named, admins included. */
  async mayShare(tx: ReadHandle, { organizationId, userId }: Pick<Member, 'organizationId' | 'userId'>) {
    if (!(await this.settings(tx, organizationId)).counselMode) return true
    return (await organizations.member(tx, organizationId, userId))?.mayShare ?? false
  }

  rename(tx: Transaction, member: Member, name: string) {
    return organizations.update(tx, member.organizationId, { name })
  }

  members(member: Member): Promise<ListedMember[]> {
    return this.membersWithin(this.deps.db.read, member.organizationId)
  }

  /** The same for somebody who has a transaction open; those who joined first come first. */
  async membersWithin(tx: ReadHandle, organizationId: string): Promise<ListedMember[]> {
    return (await organizations.members(tx, organizationId)).map(presentMember)
  }

  /** Members, and people who are invited and haven't joined yet. */
  async seatsUsed(tx: ReadHandle, organizationId: string): Promise<number> {
    const invited = await organizations.countOpenInvitations(tx, organizationId, this.deps.clock.now(), '')
    return (await organizations.countMembers(tx, organizationId)) + invited
  }

  /** By name, address or job title. */
  async searchMembers({ organizationId }: Member, text: string, limit: number): Promise<ListedMember[]> {
    return (await organizations.searchMembers(this.deps.db.read, organizationId, text, limit)).map(
      presentMember,
    )
  }

  /** The founder becomes its admin; the organization gets the founder's id. */
  create(
    tx: Transaction,
    founderId: string,
    given: NewOrganization,
    { tier = 'free', siteLimit }: Subscribed = {},
  ) {
    const quota = { tier, siteLimit: siteLimit ?? null }
    return this.found(tx, founderId, { ...given, id: founderId }, quota)
  }

  private async found(
    tx: Transaction,
    founderId: string,
    { worksite, region, ...given }: NewOrganization & { id: string },
    { tier, ...start }: { tier: Tier; used?: boolean; siteLimit?: number | null },
  ) {
    const { id, name, industry } = given
    await organizations.insert(tx, { ...given, createdAt: this.deps.clock.now() })
    await this.deps.quota.start(tx, id, tier, start)
    await this.deps.sites.createFirst(tx, id, { name: worksite || name, region, industry })
    await this.join(tx, id, founderId, 'admin')
  }

  /** What its founder says of the work later than at sign-up holds for what the sign-up made. */
  async confirmFounding(
    tx: Transaction,
    { organizationId, userId }: Member,
    { industry, region }: Pick<NewOrganization, 'industry' | 'region'>,
  ) {
    if (organizationId !== userId) return
    await organizations.update(tx, organizationId, { industry })
    await this.deps.sites.confirmFirst(tx, organizationId, { region, industry })
  }

  async join(tx: Transaction, organizationId: string, userId: string, role: Role) {
    await organizations.addMember(tx, { organizationId, userId, role, joinedAt: this.deps.clock.now() })
    await this.deps.users.workIn(tx, userId, organizationId)
  }

  updateMember(
    member: Member,
    userId: string,
    { role, mayShare }: BodyOf<typeof updateMember>,
  ): Promise<ListedMember> {
    return this.deps.db.transaction(async tx => {
      const before = await this.requireMember(tx, member, userId)
      if (role) await this.setRole(tx, member, userId, { from: before.role, to: role })
      if (mayShare !== undefined && mayShare !== before.mayShare)
        await this.setSharing(tx, member, userId, mayShare)
      return presentMember(await this.requireMember(tx, member, userId))
    })
  }

  private async setRole(
    tx: Transaction,
    member: Member,
    userId: string,
    { from, to: role }: { from: Role; to: Role },
  ) {
    const { organizationId } = member
    if (from === 'admin' && role !== 'admin') await this.keepAnAdmin(tx, member, userId)
    await organizations.updateMember(tx, organizationId, userId, { role })
    await this.recordRole(tx, member, userId, { from, to: role })
    if (roleRank[role] < roleRank[from])
      await this.reduceAccess(tx, { organizationId, userId, role, by: member.userId })
    if (role !== 'admin') await this.deps.apiKeys.revokeCreatedBy(tx, member, userId)
  }

  private async setSharing(tx: Transaction, member: Member, subjectId: string, mayShare: boolean) {
    const { organizationId, userId } = member
    await organizations.updateMember(tx, organizationId, subjectId, { mayShare })
    const kind = mayShare ? ('sharing_allowed' as const) : ('sharing_disallowed' as const)
    await this.deps.accessLog.record(tx, { kind, organizationId, userId, subjectId })
  }

  remove(member: Member, userId: string): Promise<Record<string, never>> {
    return this.deps.db.transaction(async tx => {
      const leaving = await this.requireMember(tx, member, userId)
      if (leaving.role === 'admin') await this.keepAnAdmin(tx, member, userId)
      await this.recordLeaving(tx, member, userId, leaving.role)
      await this.leave(tx, { organizationId: member.organizationId, userId, by: member.userId })
      const user = await this.deps.users.find(tx, userId)
      if (user?.currentOrganizationId === member.organizationId) await this.findAnotherHome(tx, member, user)
      return {}
    })
  }

  /** Takes somebody out of an organization, with everything they could still do there. */
  async leave(tx: Transaction, who: Omit<AccessReduction, 'role'>) {
    const { organizationId, userId, by } = who
    await organizations.removeMember(tx, organizationId, userId)
    await this.deps.notifications.deleteWaiting(tx, who)
    await this.deps.apiKeys.revokeCreatedBy(tx, { organizationId, userId: by }, userId)
    await this.reduceAccess(tx, { ...who, role: null })
  }

  private async reduceAccess(tx: Transaction, reduction: AccessReduction) {
    const { organizationId, userId, role, by } = reduction
    const revoked = await organizations.revokeInvitationsOf(tx, organizationId, {
      invitedBy: userId,
      keeping: invitable(role),
      now: this.deps.clock.now(),
    })
    for (const { email, role } of revoked)
      await this.deps.accessLog.record(tx, {
        kind: 'invitation_revoked',
        userId: by,
        organizationId,
        details: { email, role },
      })
    await this.deps.domainEvents.publish(tx, 'member.access_reduced', reduction)
  }

  private async recordRole(
    tx: Transaction,
    { organizationId, userId }: Member,
    subjectId: string,
    details: { from: Role; to: Role },
  ) {
    if (details.from === details.to) return
    await this.deps.accessLog.record(tx, { kind: 'role_changed', organizationId, userId, subjectId, details })
  }

  private recordLeaving(tx: Transaction, { organizationId, userId }: Member, subjectId: string, role: Role) {
    const kind = subjectId === userId ? ('member_left' as const) : ('member_removed' as const)
    return this.deps.accessLog.record(tx, { kind, organizationId, userId, subjectId, details: { role } })
  }

  /** Nobody is left without a place to sign in to: another organization of theirs, or an empty one of their own. */
  private async findAnotherHome(tx: Transaction, member: Member, user: StoredUser) {
    const [other] = await organizations.otherOrganizations(tx, member.organizationId, user.id)
    if (other) return this.deps.users.workIn(tx, user.id, other.id)
    const { worksite, region, industry } = user
    const own = {
      id: randomUUID(),
      name: fullName(user),
      companySize: 'small',
      worksite,
      region,
      industry,
    } as const
    await this.found(tx, user.id, own, { tier: 'free', used: true })
  }

  private async keepAnAdmin(tx: Transaction, member: Member, userId: string) {
    const admins = await organizations.lockAdmins(tx, member.organizationId)
    if (!admins.some(admin => admin.userId !== userId)) throw new AppError('last_admin')
  }

  findMember(tx: ReadHandle, organizationId: string, userId: string) {
    return organizations.member(tx, organizationId, userId)
  }

  /** 404 for someone who is not in the organization, as for anything else that is not its own. */
  async requireMember(tx: ReadHandle, member: Member, userId: string) {
    const found = await organizations.member(tx, member.organizationId, userId)
    if (!found) throw notFound()
    return found
  }

  private async view(tx: ReadHandle, member: Member): Promise<Organization> {
    const { organizationId } = member
    const found = await organizations.find(tx, organizationId)
    if (!found) throw notFound()
    const { organization, plan } = found
    const members = await organizations.countMembers(tx, organizationId)
    const mayShare = await this.mayShare(tx, member)
    return { ...organization, mayShare, plan, members, createdAt: organization.createdAt.toISOString() }
  }
}

/** The roles somebody may invite people to. */
export const invitable = (role: Role | null): Role[] =>
  role && roleRank[role] >= roleRank.manager ? roles.filter(each => roleRank[each] <= roleRank[role]) : []
