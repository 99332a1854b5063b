import type { User } from '@plumbline/contract'
import { dayOf } from '@plumbline/domain'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { formatsFor } from '@plumbline/messages'
import * as z from 'zod'
import { type Clock, days, later } from '../../../platform/clock'
import type { Database } from '../../../platform/db/client'
import { AppError } from '../../../platform/http/errors'
import type { Member } from '../../../platform/http/member'
import { type Jobs, job } from '../../../platform/jobs/jobs'
import type { Mailer } from '../../../platform/mail/mailer'
import type { Outbox, WrittenAbout } from '../../../platform/mail/outbox'
import { passwordMatches } from '../../../platform/secrets'
import type { BillingService } from '../../billing/billing/billing.service'
import type { PaymentsService } from '../../billing/payments/payments.service'
import type { AccessLog } from '../../identity/access-log/access-log.service'
import type { OrganizationsService } from '../../identity/organizations/organizations.service'
import { fullName, type UsersService } from '../../identity/users/users.service'
import type { EventsService } from '../../insights/events/events.service'
import { deleteNotificationsNaming } from '../../integrations/notifications/notifications.upkeep'
import { deleteNameFromTasks } from '../../work/tasks/tasks.upkeep'
import { accountDeletionEmail } from './deletion.emails'
import { deletionRepository as deletion } from './deletion.repository'
import type { OrganizationDeletionService } from './organization-deletion.service'

export const sendAccountDeletion = job('deletion.send-account', z.object({ userId: z.uuid() }))

const WAITING_DAYS = 14

export type AccountDeletionDeps = {
  db: Database
  clock: Clock
  events: EventsService
  jobs: Jobs
  mailer: Mailer
  outbox: Outbox
  appUrl: string
  users: UsersService
  accessLog: AccessLog
  organizations: OrganizationsService
  billing: BillingService
  payments: PaymentsService
  organizationDeletion: OrganizationDeletionService
}

/** A person's own account, deleted after a time in which they can change their mind. */
export class AccountDeletionService {
  private readonly deps: AccountDeletionDeps
  constructor(deps: AccountDeletionDeps) {
    this.deps = deps
  }

  async request(member: Member, password: string): Promise<{ deletesAt: string }> {
    const { db, clock, billing, users, jobs, events, accessLog } = this.deps
    const known = await users.find(db.read, member.userId)
    if (!(await passwordMatches(known?.passwordHash, password)))
      throw new AppError('wrong_password', { fields: { password: 'password_wrong' } })
    return db.transaction(async tx => {
      const user = await deletion.lockUser(tx, member.userId)
      if (!user) throw new AppError('not_signed_in')
      if (user.deletesAt) return { deletesAt: user.deletesAt.toISOString() }
      const blocking = await this.blockingOrganization(tx, user.id)
      if (blocking) throw new AppError('sole_admin', { params: { organization: blocking } })
      for (const { id } of await this.ownOrganizations(tx, user.id))
        await this.deps.payments.requireNoSubscription(tx, id)
      const deletesAt = later(clock.now(), days(WAITING_DAYS))
      await deletion.setUserDate(tx, user.id, deletesAt)
      await jobs.enqueue(tx, sendAccountDeletion, { userId: user.id })
      await events.recordWithin(tx, member, {
        event: 'account.deletion_requested',
        source: 'product',
        data: { deletes_at: deletesAt.toISOString() },
      })
      await accessLog.record(tx, {
        kind: 'account_deletion_requested',
        userId: user.id,
        details: { date: dayOf(deletesAt, await billing.timeZoneOf(tx, member.organizationId)) },
      })
      return { deletesAt: deletesAt.toISOString() }
    })
  }

  cancel(member: Member): Promise<{ user: User }> {
    const { db, users, events, accessLog } = this.deps
    return db.transaction(async tx => {
      const user = await deletion.lockUser(tx, member.userId)
      if (user?.deletesAt) {
        await deletion.setUserDate(tx, user.id, null)
        await events.recordWithin(tx, member, {
          event: 'account.deletion_canceled',
          source: 'product',
          data: {},
        })
        await accessLog.record(tx, { kind: 'account_deletion_canceled', userId: user.id })
      }
      return { user: await users.view(tx, member.userId) }
    })
  }

  async send({ userId }: { userId: string }) {
    const { db, billing, users, mailer, appUrl } = this.deps
    const user = await users.find(db.read, userId)
    if (!user?.deletesAt) return
    const timeZone = user.currentOrganizationId
      ? await billing.timeZoneOf(db.read, user.currentOrganizationId)
      : 'UTC'
    const email = accountDeletionEmail({
      name: user.firstName,
      date: formatsFor(user.language).day(dayOf(user.deletesAt, timeZone)),
      link: `${appUrl}/settings?tab=security`,
    })
    await mailer.send(user.email, user.language, email)
  }

  async deleteDue() {
    for (const id of await deletion.dueUsers(this.deps.db.read, this.deps.clock.now())) await this.delete(id)
  }

  /** Organizations in which nobody else is go with the account. */
  private async delete(id: string) {
    const { db, clock, organizationDeletion, organizations, payments } = this.deps
    if (await this.blockingOrganization(db.read, id)) return
    for (const alone of await this.ownOrganizations(db.read, id))
      if (!(await payments.stopCharging(alone.id))) return
    const deleted = await db.transaction(async tx => {
      const user = await deletion.lockUser(tx, id)
      // Canceled just now; or people joined in the meantime who would be left without an admin.
      if (!user?.deletesAt || user.deletesAt > clock.now() || (await this.blockingOrganization(tx, id)))
        return undefined
      const alone = await this.ownOrganizations(tx, id)
      const about: WrittenAbout = { addresses: [user.email], names: [fullName(user)], readers: [] }
      for (const organization of alone)
        addTo(about, await organizationDeletion.deleteWithin(tx, organization))
      for (const { id: organizationId } of await deletion.organizationsOf(tx, id)) {
        about.readers.push(...(await deletion.readersOf(tx, organizationId)))
        await organizations.leave(tx, { organizationId, userId: id, by: null })
        await deleteNotificationsNaming(tx, organizationId, fullName(user))
        await deleteNameFromTasks(tx, organizationId, fullName(user))
        await this.deps.jobs.deleteNaming(tx, organizationId, fullName(user))
      }
      await organizationDeletion.deleteAccount(tx, user)
      await organizationDeletion.deleteTraces(tx, id, user.email)
      return { alone, about }
    })
    if (!deleted) return
    await this.deps.outbox.deleteAbout(deleted.about)
    for (const organization of deleted.alone) await organizationDeletion.deleteFiles(organization.id)
  }

  /** The name of an organization that would be left with people and without an admin. */
  private async blockingOrganization(tx: ReadHandle, userId: string): Promise<string | undefined> {
    const found = (await deletion.organizationsOf(tx, userId)).find(
      ({ role, others, otherAdmins, deletesAt }) =>
        role === 'admin' && others > 0 && otherAdmins === 0 && deletesAt === null,
    )
    return found?.name
  }

  private async ownOrganizations(tx: ReadHandle, userId: string) {
    return (await deletion.organizationsOf(tx, userId)).filter(({ others }) => others === 0)
  }
}

function addTo(about: WrittenAbout, more: WrittenAbout) {
  about.addresses.push(...more.addresses)
  about.names.push(...more.names)
  about.readers.push(...more.readers)
}
