import type { User } from '@plumbline/contract/identity/users'
import { InvitationsCard } from './invitations-card'
import { MembersCard } from './members-card'
import { OrganizationCard } from './organization-card'

type TeamProps = {
  user: User
  /** The signed-in person's own role or their organization's name changed. */
  onChanged: () => Promise<void>
}

/** Managers and admins invite; only admins change the organization and its members; everyone sees who is there. */
export default function Team({ user, onChanged }: TeamProps) {
  return (
    <div className="grid gap-6">
      <OrganizationCard mayEdit={user.role === 'admin'} onChanged={onChanged} />
      <MembersCard user={user} onChanged={onChanged} />
      {user.role !== 'user' && <InvitationsCard role={user.role} />}
    </div>
  )
}
