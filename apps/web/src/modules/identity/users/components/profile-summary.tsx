import type { User } from '@plumbline/contract/identity/users'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../../../components/ui/avatar'
import { ButtonLink } from '../../../../components/ui/button'
import { Card } from '../../../../components/ui/card'

export function ProfileSummary({ user }: { user: User }) {
  const { t } = useTranslation('settings')
  const { t: option } = useTranslation('options')
  const rows = [
    ['name', user.name],
    ['email', user.email],
    ['role', option(`role.${user.role}`)],
    ['organization', user.organization],
  ] as const
  return (
    <Card className="grid gap-6">
      <div className="flex items-center gap-4">
        <Avatar name={user.name} className="size-14 text-title" />
        <h2 className="min-w-0 text-title font-strong break-words">{user.name}</h2>
      </div>
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {rows.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-caption text-subtle">{t(`profile.${name}`)}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink to="/profile" look="secondary" className="sm:justify-self-start">
        {t('profile.open')}
      </ButtonLink>
    </Card>
  )
}
