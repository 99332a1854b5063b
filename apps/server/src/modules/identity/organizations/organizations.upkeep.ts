import { isBefore, type OldRows } from '../../../platform/db/old-rows'
import { invitations } from './organizations.tables'

export const oldInvitations: OldRows = {
  table: invitations,
  keptDays: 90,
  isOld: isBefore(invitations.expiresAt, invitations.acceptedAt, invitations.revokedAt),
}
