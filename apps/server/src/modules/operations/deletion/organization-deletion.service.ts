import type { Confirmation } from '@plumbline/contract'
import { dayOf } from '@plumbline/domain'
import { formatsFor } from '@plumbline/messages'
import type { Logger } from 'pino'
import * as z from 'zod'
import { type Clock, days, later } from '../../../platform/clock'
import type { Database, Transaction } from '../../../platform/db/client'
import { AppError, notFound } from '../../../platform/http/errors'
import type { Limits } from '../../../platform/http/limits'
import type { Member } from '../../../platform/http/member'
import { type Jobs, job } from '../../../platform/jobs/jobs'
import type { Mailer } from '../../../platform/mail/mailer'
import type { Outbox, WrittenAbout } from '../../../platform/mail/outbox'
import type { Storage } from '../../../platform/storage/storage'
import type { BillingService } from '../../billing/billing/billing.service'
import type { PaymentsService } from '../../billing/payments/payments.service'
import type { AccessLog } from '../../identity/access-log/access-log.service'
import { deletePasskeyNames } from '../../identity/access-log/access-log.upkeep'
import { apiKeyAccounts } from '../../identity/api-keys/api-keys.lookups'
import type { FactorProofs } from '../../identity/two-factor/factor-proofs.service'
import { fullName, type UsersService } from '../../identity/users/users.service'
import type { EventsService } from '../../insights/events/events.service'
import type { NotificationsService } from '../../integrations/notifications/notifications.service'
import { deleteInquiries } from '../../integrations/notifications/notifications.upkeep'
import { deleteLibrary } from '../../library/regulations/regulations.upkeep'
import { organizationDeletionCanceledEmail, organizationDeletionEmail } from './deletion.emails'
import { type DeletedPerson, deletionRepository as deletion } from './deletion.repository'

export const sendOrganizationDeletion = job(
  'deletion.send-organization',
  z.object({
    userId: z.uuid(),
    /** With it the job itself is found and deleted with the organization. */
    organizationId: z.uuid(),
    organization: z.string(),
    by: z.string(),
    /** Null where it was canceled. */
    deletesAt: z.nullable(z.iso.datetime()),
  }),
)

const WAITING_DAYS = 30

export type OrganizationDeletionDeps = {
  db: Database
  clock: Clock
  log: Logger
  jobs: Jobs
  limits: Limits
  mailer: Mailer
  storage: Storage
  outbox: Outbox
  appUrl: string
  users: UsersService
  accessLog: AccessLog
  events: EventsService
  notifications: NotificationsService
  billing: BillingService
  payments: PaymentsService
  proofs: FactorProofs
}

/** An organization with everything in it, deleted after a time in which its admins can change their minds. */
export class OrganizationDeletionService {
  private readonly deps: OrganizationDeletionDeps
  constructor(deps: OrganizationDeletionDeps) {
    this.deps = deps
  }

  /** Everything that stands against it comes before the proof, since a code works only once. */
  async request(member: Member, name: string, confirmation: Confirmation): Promise<{ deletesAt: string }> {
    const { db, clock, events, billing, proofs, accessLog } = this.deps
    await db.transaction(tx => this.requireDeletable(tx, member, name))
    await proofs.confirm(member, confirmation)
    return db.transaction(async tx => {
      const organization = await this.requireDeletable(tx, member, name)
      if (organization.deletesAt) return { deletesAt: organization.deletesAt.toISOString() }
      const deletesAt = later(clock.now(), days(WAITING_DAYS))
      await deletion.setOrganizationDate(tx, organization.id, deletesAt)
      await this.tellMembers(tx, member, { organization: organization.name, deletesAt })
      await events.recordWithin(tx, member, {
        event: 'organization.deletion_requested',
        source: 'product',
        data: { deletes_at: deletesAt.toISOString() },
      })
      await accessLog.record(tx, {
        kind: 'organization_deletion_requested',
        userId: member.userId,
        organizationId: organization.id,
        details: { date: dayOf(deletesAt, await billing.timeZoneOf(tx, member.organizationId)) },
      })
      return { deletesAt: deletesAt.toISOString() }
    })
  }

  private async requireDeletable(tx: Transaction, member: Member, name: string) {
    const organization = await deletion.lockOrganization(tx, member.organizationId)
    if (!organization) throw notFound()
    if (name !== organization.name.trim())
      throw new AppError('invalid', { fields: { name: 'organization_name_wrong' } })
    if (!organization.deletesAt) await this.deps.payments.requireNoSubscription(tx, organization.id)
    return organization
  }

  cancel(member: Member): Promise<Record<string, never>> {
    const { db, events, accessLog } = this.deps
    return db.transaction(async tx => {
      const organization = await deletion.lockOrganization(tx, member.organizationId)
      if (!organization?.deletesAt) return {}
      await deletion.setOrganizationDate(tx, organization.id, null)
      await this.tellMembers(tx, member, { organization: organization.name, deletesAt: null })
      await events.recordWithin(tx, member, {
        event: 'organization.deletion_canceled',
        source: 'product',
        data: {},
      })
      await accessLog.record(tx, {
        kind: 'organization_deletion_canceled',
        userId: member.userId,
        organizationId: organization.id,
      })
      return {}
    })
  }

  /** Everyone hears of it in the app and by email, whatever their settings say. */
  private async tellMembers(
    tx: Transaction,
    member: Member,
    { organization, deletesAt }: { organization: string; deletesAt: Date | null },
  ) {
    const { notifications, jobs, users } = this.deps
    const admin = await users.find(tx, member.userId)
    const by = admin ? fullName(admin) : organization
    const kind = deletesAt ? 'organization_deletion' : 'organization_deletion_canceled'
    for (const { user } of await deletion.members(tx, member.organizationId)) {
      await notifications.notify(tx, member.organizationId, user.id, {
        kind,
        data: { name: by, organization, days: String(WAITING_DAYS) },
        href: '/settings?tab=data',
      })
      await jobs.enqueue(tx, sendOrganizationDeletion, {
        userId: user.id,
        organizationId: member.organizationId,
        organization,
        by,
        deletesAt: deletesAt?.toISOString() ?? null,
      })
    }
  }

  async send({
    userId,
    organizationId,
    organization,
    by,
    deletesAt,
  }: z.infer<typeof sendOrganizationDeletion.data>) {
    const { db, billing, users, mailer, appUrl } = this.deps
    const user = await users.find(db.read, userId)
    if (!user || !(await users.isMember(db.read, userId, organizationId))) return
    const about = { name: user.firstName, organization, by }
    const email = deletesAt
      ? organizationDeletionEmail({
          ...about,
          date: formatsFor(user.language).day(
            dayOf(new Date(deletesAt), await billing.timeZoneOf(db.read, organizationId)),
          ),
          link: `${appUrl}/settings?tab=data`,
        })
      : organizationDeletionCanceledEmail({ ...about, link: `${appUrl}/dashboard` })
    await mailer.send(user.email, user.language, email)
  }

  async deleteDue() {
    const { db, clock, log, payments } = this.deps
    for (const id of await deletion.dueOrganizations(db.read, clock.now())) {
      if (!(await payments.stopCharging(id))) continue
      const about = await db.transaction(async tx => {
        const organization = await deletion.lockOrganization(tx, id)
        if (!organization?.deletesAt || organization.deletesAt > clock.now()) return undefined
        return this.deleteWithin(tx, organization)
      })
      if (!about) continue
      await this.deps.outbox.deleteAbout(about)
      await this.deleteFiles(id)
      log.info({ organizationId: id }, 'an organization was deleted as its admins asked')
    }
  }

  /** Its rows. People without another organization lose their accounts with it. Returns what emails say of them. */
  async deleteWithin(tx: Transaction, { id, name }: { id: string; name: string }): Promise<WrittenAbout> {
    const readers = await deletion.readersOf(tx, id)
    await deletion.moveOut(tx, id)
    const members = await deletion.deleteOrganization(tx, id, await apiKeyAccounts(tx, id))
    await deleteLibrary(tx, id)
    const people: DeletedPerson[] = []
    for (const memberId of members) {
      const person = await deletion.lockWithoutOrganization(tx, memberId)
      if (!person) continue
      await this.deleteAccount(tx, person)
      people.push(person)
    }
    await this.deleteTraces(tx, id, ...people.flatMap(person => [person.id, person.email]))
    return { addresses: people.map(({ email }) => email), names: [name.trim()], readers }
  }

  async deleteAccount(tx: Transaction, person: DeletedPerson) {
    await deletePasskeyNames(tx, person.id)
    await deletion.deleteUser(tx, person)
  }

  /** Jobs, rate limits and the access log name whom they are about. */
  async deleteTraces(tx: Transaction, ...ids: string[]) {
    await this.deps.jobs.deleteAbout(tx, ...ids)
    await this.deps.limits.deleteAbout(tx, ...ids)
    await this.deps.accessLog.deleteAbout(tx, ...ids)
    await deleteInquiries(tx, ids)
  }

  /** Once its rows are gone. What is left where this fails is deleted by the daily sweep, emails by their age. */
  async deleteFiles(organizationId: string) {
    await this.deps.storage.removeAll(`${organizationId}/`)
  }
}
