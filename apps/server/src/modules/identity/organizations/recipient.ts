import type { Database } from '../../../platform/db/client'
import type { Member } from '../../../platform/http/member'
import type { Recipient } from '../../../platform/pdf/page-frame'
import type { BillingService } from '../../billing/billing/billing.service'
import { fullName, type UsersService } from '../users/users.service'
import type { OrganizationsService } from './organizations.service'

export type RecipientDeps = {
  db: Database
  billing: BillingService
  users: UsersService
  organizations: OrganizationsService
}

/** The person a document is printed for: their language, paper size, name and organization. */
export async function recipientOf(
  { db, billing, users, organizations }: RecipientDeps,
  member: Member,
): Promise<Recipient> {
  const user = await users.find(db.read, member.userId)
  const { name } = await organizations.get(member)
  return {
    language: member.language,
    region: user?.region ?? 'other',
    name: user ? fullName(user) : '',
    organization: name,
    timeZone: await billing.timeZoneOf(db.read, member.organizationId),
  }
}
