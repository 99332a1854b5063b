import type { User } from '@plumbline/contract/identity/users'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../../../components/ui/avatar'
import { Button } from '../../../../components/ui/button'
import { Card, CardHeader } from '../../../../components/ui/card'
import { ProfileForm } from './profile-form'

type ProfileProps = { user: User; onSaved: (user: User) => void }

export function Profile({ user, onSaved }: ProfileProps) {
  const { t } = useTranslation('account')
  const [editing, setEditing] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  // The form takes the focus with it when it closes; the button that opened it gets it back.
  useEffect(() => {
    if (wasEditing.current && !editing) editButton.current?.focus()
    wasEditing.current = editing
  }, [editing])
  return (
    <div className="grid gap-6">
      <div className="flex items-center gap-4">
        <Avatar name={user.name} className="size-16 text-heading" />
        <div className="min-w-0">
          <p className="text-title font-strong break-words">{user.name}</p>
          <p className="break-all text-muted">{user.email}</p>
        </div>
      </div>
      <Card aria-labelledby="personal-information">
        <CardHeader
          id="personal-information"
          title={t('profile.personal')}
          action={
            !editing && (
              <Button ref={editButton} look="secondary" onClick={() => setEditing(true)}>
                {t('profile.edit')}
              </Button>
            )
          }
        />
        {editing ? (
          <ProfileForm
            user={user}
            onCancel={() => setEditing(false)}
            onSaved={saved => {
              onSaved(saved)
              setEditing(false)
            }}
          />
        ) : (
          <ProfileView user={user} />
        )}
      </Card>
    </div>
  )
}

function ProfileView({ user }: { user: User }) {
  const { t } = useTranslation('account')
  const rows = [
    ['firstName', user.first_name],
    ['lastName', user.last_name],
    ['email', user.email],
    ['jobTitle', user.title],
    ['company', user.organization],
  ] as const
  return (
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt className="text-caption text-subtle">{t(`profile.${name}`)}</dt>
          <dd className="break-words">{value || <span className="text-subtle">{t('profile.none')}</span>}</dd>
        </div>
      ))}
    </dl>
  )
}
