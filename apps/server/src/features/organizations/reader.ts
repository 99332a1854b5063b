import type { Database } from '../../platform/db/client'
import type { Member } from '../../platform/http/member'
import type { Reader } from '../../platform/pdf/frame'
import { fullName, type UsersService } from '../users/users.service'
import type { OrganizationsService } from './organizations.service'

export type ReaderDeps = { db: Database; users: UsersService; organizations: OrganizationsService }

/** Whom a document is printed for: their language, their paper, their name and their organization's. */
export async function readerOf({ db, users, organizations }: ReaderDeps, member: Member): Promise<Reader> {
  const user = await db.transaction(tx => users.find(tx, member.userId))
  const { name } = await organizations.get(member)
  return {
    language: member.language,
    region: user?.region ?? 'other',
    name: user ? fullName(user) : '',
    organization: name,
  }
}
