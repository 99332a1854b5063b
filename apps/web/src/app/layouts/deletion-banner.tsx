import { cancelOrganizationDeletion } from '@plumbline/contract/identity/organizations'
import { cancelAccountDeletion } from '@plumbline/contract/identity/users'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../components/ui/alert'
import { Button } from '../../components/ui/button'
import { useFormats } from '../../lib/format'
import { useApiMutation } from '../../lib/query'
import { toast } from '../../lib/toast'
import { useSession, useUser } from '../../modules/identity/auth/session'

/** On every page while the account or the organization is about to be deleted. */
export default function DeletionBanner() {
  const { t } = useTranslation('data')
  const { date } = useFormats()
  const user = useUser()
  const { setUser, reload } = useSession()
  const { deletesAt, organizationDeletesAt, organization, role } = user
  const keepAccount = useApiMutation(cancelAccountDeletion, {
    onSuccess: response => {
      setUser(response.user)
      toast({ title: t('cancel.accountDone') })
    },
  })
  const keepOrganization = useApiMutation(cancelOrganizationDeletion, {
    onSuccess: async () => {
      await reload()
      toast({ title: t('cancel.organizationDone', { organization }) })
    },
  })
  return (
    <div className="mx-auto grid w-full max-w-page gap-3 px-4 pt-4 sm:px-6">
      {deletesAt && (
        <Alert
          tone="warning"
          title={t('account.scheduled', { date: date(deletesAt) })}
          action={
            <Button look="secondary" loading={keepAccount.isPending} onClick={() => keepAccount.mutate()}>
              {t('cancel.account')}
            </Button>
          }
        />
      )}
      {organizationDeletesAt && (
        <Alert
          tone="warning"
          title={t('organization.scheduled', { organization, date: date(organizationDeletesAt) })}
          action={
            role === 'admin' && (
              <Button
                look="secondary"
                loading={keepOrganization.isPending}
                onClick={() => keepOrganization.mutate()}
              >
                {t('cancel.organization')}
              </Button>
            )
          }
        >
          {role !== 'admin' && t('cancel.banner')}
        </Alert>
      )}
    </div>
  )
}
