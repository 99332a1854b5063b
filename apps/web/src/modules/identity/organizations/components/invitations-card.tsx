import { type Invitation, invite, revokeInvitation } from '@plumbline/contract/identity/organizations'
import type { Role } from '@plumbline/contract/options'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Async } from '../../../../components/ui/async'
import { Badge } from '../../../../components/ui/badge'
import { Button } from '../../../../components/ui/button'
import { Card, CardHeader } from '../../../../components/ui/card'
import { ConfirmDialog } from '../../../../components/ui/confirm-dialog'
import { type Column, Table } from '../../../../components/ui/table'
import { useFormats } from '../../../../lib/format'
import { useApiMutation } from '../../../../lib/query'
import { toast } from '../../../../lib/toast'
import { useInvitations } from '../api/organization'
import { mayGrant } from '../roles'
import { InviteForm } from './invite-form'

/** Only for those who may invite; the server rejects everyone else. */
export function InvitationsCard({ role: mine }: { role: Role }) {
  const { t } = useTranslation('settings')
  const { t: option } = useTranslation('options')
  const { date } = useFormats()
  const invitations = useInvitations()
  const renew = useApiMutation(invite, {
    onSuccess: ({ email }) =>
      toast({ title: t('invitations.renewed'), description: t('invitations.sent.to', { email }) }),
  })
  const revoke = useApiMutation(revokeInvitation, { showsOwnError: true })
  const [revoking, setRevoking] = useState<Invitation | null>(null)

  const confirmRevoke = async ({ id }: Invitation) => {
    await revoke.mutateAsync({ params: { id } })
    toast({ title: t('invitations.revoked') })
    setRevoking(null)
  }

  const columns: Column<Invitation>[] = [
    {
      id: 'email',
      header: t('invitations.email'),
      cell: ({ email }) => <span className="min-w-0 font-strong break-all max-md:text-right">{email}</span>,
    },
    { id: 'role', header: t('invitations.role'), cell: ({ role }) => option(`role.${role}`) },
    { id: 'by', header: t('invitations.by'), cell: ({ invitedBy }) => invitedBy || '–' },
    {
      id: 'expires',
      header: t('invitations.expires'),
      cell: ({ expired, expiresAt }) =>
        expired ? <Badge tone="medium">{t('invitations.expired')}</Badge> : date(expiresAt),
    },
    {
      id: 'actions',
      header: t('invitations.actions'),
      isActions: true,
      cell: invitation => (
        <span className="flex flex-wrap justify-end gap-1 md:justify-start">
          {mayGrant(mine, invitation.role) && (
            <Button
              look="quiet"
              loading={renew.isPending && renew.variables?.body.email === invitation.email}
              aria-label={t('invitations.renewOne', { email: invitation.email })}
              onClick={() => renew.mutate({ body: { email: invitation.email, role: invitation.role } })}
            >
              {t('invitations.renew')}
            </Button>
          )}
          <Button
            look="quiet"
            aria-label={t('invitations.revokeOne', { email: invitation.email })}
            onClick={() => setRevoking(invitation)}
          >
            {t('invitations.revoke')}
          </Button>
        </span>
      ),
    },
  ]

  return (
    <Card>
      <CardHeader title={t('invitations.title')} description={t('invitations.explain')} />
      <div className="grid gap-6">
        <InviteForm role={mine} />
        <Async query={invitations} empty={<p className="text-muted">{t('invitations.none')}</p>}>
          {list => (
            <Table caption={t('invitations.title')} columns={columns} rows={list} rowKey={({ id }) => id} />
          )}
        </Async>
      </div>
      {revoking && (
        <ConfirmDialog
          title={t('invitations.confirmRevoke.title', { email: revoking.email })}
          description={t('invitations.confirmRevoke.explain')}
          confirm={t('invitations.revoke')}
          danger
          pending={revoke.isPending}
          error={revoke.error}
          onConfirm={() => confirmRevoke(revoking).catch(() => {})}
          onClose={() => setRevoking(null)}
        />
      )}
    </Card>
  )
}
