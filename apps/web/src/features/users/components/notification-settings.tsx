import { savePreferences, type User } from '@plumbline/contract/users'
import { useTranslation } from 'react-i18next'
import { Card, CardHeader } from '../../../components/ui/card'
import { Switch } from '../../../components/ui/switch'
import { useApiMutation } from '../../../lib/query'
import { toast } from '../../../lib/toast'

type NotificationSettingsProps = { user: User; onSaved: (user: User) => void }

export function NotificationSettings({ user, onSaved }: NotificationSettingsProps) {
  const { t } = useTranslation('settings')
  const save = useApiMutation(savePreferences, {
    onSuccess: response => {
      onSaved(response.user)
      toast({ title: t('notifications.saved') })
    },
  })
  const shown = save.isPending ? save.variables.body.emailNotifications : user.emailNotifications
  return (
    <Card>
      <CardHeader title={t('notifications.title')} description={t('notifications.explain')} />
      <Switch
        label={
          <>
            <span className="block font-strong">{t('notifications.email')}</span>
            <span className="block text-muted">{t('notifications.emailHint')}</span>
          </>
        }
        checked={shown ?? false}
        disabled={save.isPending}
        onChange={({ currentTarget }) => save.mutate({ body: { emailNotifications: currentTarget.checked } })}
      />
    </Card>
  )
}
