import { savePreferences, type User } from '@plumbline/contract/identity/users'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Card, CardHeader } from '../../../../components/ui/card'
import { Switch } from '../../../../components/ui/switch'
import { useApiMutation } from '../../../../lib/query'
import { toast } from '../../../../lib/toast'

type AdvancedModelsCardProps = { user: User; onSaved: (user: User) => void }

export function AdvancedModelsCard({ user, onSaved }: AdvancedModelsCardProps) {
  const { t } = useTranslation('settings')
  const save = useApiMutation(savePreferences, {
    onSuccess: response => {
      onSaved(response.user)
      toast({ title: t('preferences.saved') })
    },
  })
  const state = user.advancedModels
  const isOffered = state === 'on' || state === 'off'
  const isOn = save.isPending ? (save.variables.body.advancedModels ?? false) : state === 'on'
  return (
    <Card>
      <CardHeader title={t('preferences.advanced.title')} description={t('preferences.advanced.explain')} />
      <Switch
        label={t('preferences.advanced.on')}
        checked={isOn}
        disabled={!isOffered || save.isPending}
        onChange={({ currentTarget }) => save.mutate({ body: { advancedModels: currentTarget.checked } })}
      />
      {!isOffered && (
        <p className="text-muted">
          {t(`preferences.advanced.${state}`)}{' '}
          {state === 'needs_plan' && (
            <Link
              to="/billing/subscribe"
              className="inline-flex min-h-control items-center text-ink underline"
            >
              {t('preferences.advanced.upgrade')}
            </Link>
          )}
        </p>
      )}
    </Card>
  )
}
