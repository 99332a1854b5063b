import { type Member, updateMember } from '@plumbline/contract/identity/organizations'
import type { User } from '@plumbline/contract/identity/users'
import type { Role } from '@plumbline/contract/options'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Async } from '../../../../components/ui/async'
import { Badge } from '../../../../components/ui/badge'
import { Button } from '../../../../components/ui/button'
import { Card, CardHeader } from '../../../../components/ui/card'
import { Checkbox } from '../../../../components/ui/checkbox'
import { Select } from '../../../../components/ui/select'
import { Skeleton } from '../../../../components/ui/skeleton'
import { type Column, Table } from '../../../../components/ui/table'
import { useFormats } from '../../../../lib/format'
import { useOptions } from '../../../../lib/options'
import { useApiMutation } from '../../../../lib/query'
import { useArrival } from '../../../../lib/use-arrival'
import { useChosen } from '../../../../lib/use-chosen'
import { useMembers, useOrganization } from '../api/organization'
import { type MemberChange, MemberChangeDialog } from './member-change-dialog'

type MembersCardProps = { user: User; onChanged: () => Promise<void> }

export function MembersCard({ user, onChanged }: MembersCardProps) {
  const { t } = useTranslation('settings')
  const { t: option } = useTranslation('options')
  const { date } = useFormats()
  const { roles } = useOptions()
  const members = useMembers()
  const organization = useOrganization()
  const arrival = useArrival()
  const [change, setChange] = useState<MemberChange | null>(null)
  const mayChange = user.role === 'admin'

  const roleOf = (member: Member) =>
    mayChange ? (
      <Select
        className="min-w-36"
        aria-label={t('members.roleOf', { name: member.name })}
        options={roles}
        value={member.role}
        onChange={event => setChange({ member, role: event.target.value as Role })}
      />
    ) : (
      <Badge>{option(`role.${member.role}`)}</Badge>
    )

  const columns: Column<Member>[] = [
    {
      id: 'name',
      header: t('members.name'),
      cell: member => (
        <span className="grid min-w-0 max-md:text-right">
          <span className="font-strong break-words">
            {member.name}
            {member.id === user.id && <span className="font-normal text-subtle"> {t('members.you')}</span>}
          </span>
          <span className="text-caption break-all text-subtle">{member.email}</span>
        </span>
      ),
    },
    { id: 'title', header: t('members.jobTitle'), cell: ({ title }) => title || '–' },
    { id: 'joined', header: t('members.joined'), cell: ({ joinedAt }) => date(joinedAt) },
    { id: 'role', header: t('members.role'), cell: roleOf },
  ]
  if (organization.data?.counselMode)
    columns.push({
      id: 'share',
      header: t('members.mayShare'),
      cell: member => <SharingBox member={member} disabled={!mayChange} />,
    })
  if (mayChange) {
    columns.push({
      id: 'remove',
      header: t('members.actions'),
      isActions: true,
      cell: member =>
        member.id !== user.id && (
          <Button
            look="quiet"
            aria-label={t('members.removeOne', { name: member.name })}
            onClick={() => setChange({ member, role: null })}
          >
            {t('members.remove')}
          </Button>
        ),
    })
  }

  return (
    <Card>
      <CardHeader title={t('members.title')} description={mayChange ? undefined : t('members.readOnly')} />
      <Async query={members} skeleton={<MembersSkeleton />}>
        {list => (
          <Table
            caption={t('members.title')}
            columns={columns}
            rows={list}
            rowKey={({ id }) => id}
            rowProps={({ id }) => arrival(id)}
          />
        )}
      </Async>
      {change && (
        <MemberChangeDialog
          change={change}
          isMyself={change.member.id === user.id}
          onClose={() => setChange(null)}
          onChanged={onChanged}
        />
      )}
    </Card>
  )
}

function SharingBox({ member: { id, name, mayShare }, disabled }: { member: Member; disabled: boolean }) {
  const { t } = useTranslation('settings')
  const { mutate } = useApiMutation(updateMember)
  const [chosen, choose] = useChosen(mayShare, (wanted, options) =>
    mutate({ params: { id }, body: { mayShare: wanted } }, options),
  )
  return (
    <Checkbox
      label={t('members.mayShareOf', { name })}
      hideLabel
      checked={chosen}
      disabled={disabled}
      onChange={({ target }) => choose(target.checked)}
    />
  )
}

/** On a phone each member is a card. */
const MembersSkeleton = () => (
  <div className="grid gap-3">
    {['a', 'b', 'c'].map(key => (
      <Skeleton key={key} className="h-70 rounded-lg md:h-14" />
    ))}
  </div>
)
