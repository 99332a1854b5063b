import { savePreferences, type User } from '@plumbline/contract/identity/users'
import { useQueryClient } from '@tanstack/react-query'
import { Building2, Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MenuItem, MenuLabel, MenuSeparator } from '../../../../components/ui/dropdown-menu'
import { useApiMutation } from '../../../../lib/query'
import { toast } from '../../../../lib/toast'

type OrganizationSwitcherProps = { user: User; onSwitched: (user: User) => void }

/** Entries of the user menu for someone who works for several organizations; nothing for everyone else. */
export function OrganizationSwitcher({ user, onSwitched }: OrganizationSwitcherProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const save = useApiMutation(savePreferences)
  if (user.organizations.length < 2) return null

  const switchTo = async (organizationId: string) => {
    const { user: switched } = await save.mutateAsync({ body: { organizationId } })
    onSwitched(switched)
    toast({ title: t('organizations.switched', { organization: switched.organization }) })
    // Nothing of the one organization may be shown in the other, not even for a moment.
    await client.resetQueries()
  }

  return (
    <>
      <MenuLabel>
        <span className="text-caption text-subtle">{t('organizations.title')}</span>
      </MenuLabel>
      {user.organizations.map(({ id, name }) => {
        const current = id === user.organizationId
        const Icon = current ? Check : Building2
        return (
          <MenuItem
            key={id}
            role="menuitemradio"
            aria-checked={current}
            icon={<Icon className="size-5" aria-hidden />}
            onSelect={() => {
              if (!current) switchTo(id).catch(() => {})
            }}
          >
            <span className="max-w-60 truncate">{name}</span>
          </MenuItem>
        )
      })}
      <MenuSeparator />
    </>
  )
}
