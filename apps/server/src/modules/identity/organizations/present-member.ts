import type { Member, Role } from '@plumbline/contract'
import { fullName, type StoredUser } from '../users/users.service'

export const presentMember = (
  found: Pick<StoredUser, 'id' | 'firstName' | 'lastName' | 'email' | 'title'> & {
    role: Role
    mayShare: boolean
    joinedAt: Date
  },
): Member => ({
  id: found.id,
  name: fullName(found),
  email: found.email,
  title: found.title,
  role: found.role,
  mayShare: found.mayShare,
  joinedAt: found.joinedAt.toISOString(),
})
