import { savePreferences, type User } from '@plumbline/contract/identity/users'
import type { NotificationPreferences } from '@plumbline/contract/integrations/notifications'
import { useTranslation } from 'react-i18next'
import { Async } from '../../../../components/ui/async'
import { Card, CardHeader } from '../../../../components/ui/card'
import { Skeleton } from '../../../../components/ui/skeleton'
import { Switch } from '../../../../components/ui/switch'
import { useApiMutation } from '../../../../lib/query'
import { toast } from '../../../../lib/toast'
import { useNotificationPreferences } from '../api/preferences'
import { PreferencesTable } from './preferences-table'
import { SummarySettings } from './summary-settings'

type NotificationSettingsProps = { user: User; onSaved: (user: User) => void }

/** What reaches the user, and how. Every switch takes effect at once. */
export default function NotificationSettings({ user, onSaved }: NotificationSettingsProps) {
  const { t } = useTranslation('notifications')
  const preferences = useNotificationPreferences()
  return (
    <div className="grid gap-6">
      {/* As high as the screen, so that what comes after it isn't seen to move. */}
      <Async
        query={preferences}
        failed={t('preferences.failed')}
        skeleton={<Skeleton className="h-dvh w-full" />}
      >
        {shown => (
          <>
            <Kinds user={user} onSaved={onSaved} preferences={shown} />
            <SummarySettings preferences={shown} canEmail={user.emailNotifications} />
          </>
        )}
      </Async>
    </div>
  )
}

function Kinds({
  user,
  onSaved,
  preferences,
}: NotificationSettingsProps & { preferences: NotificationPreferences }) {
  const { t } = useTranslation('settings')
  const save = useApiMutation(savePreferences, {
    onSuccess: response => {
      onSaved(response.user)
      toast({ title: t('notifications.saved') })
    },
  })
  const canEmail =
    (save.isPending ? save.variables.body.emailNotifications : user.emailNotifications) ?? false
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
        checked={canEmail}
        disabled={save.isPending}
        onChange={({ currentTarget }) => save.mutate({ body: { emailNotifications: currentTarget.checked } })}
      />
      <PreferencesTable kinds={preferences.kinds} canEmail={canEmail} />
    </Card>
  )
}
