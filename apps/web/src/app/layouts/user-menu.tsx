import { Activity, CreditCard, LogOut, Settings, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Avatar } from '../../components/ui/avatar'
import { DropdownMenu, MenuItem, MenuLabel, MenuSeparator } from '../../components/ui/dropdown-menu'
import { IconButton } from '../../components/ui/icon-button'
import { useSession, useUser } from '../../modules/identity/auth/session'
import { OrganizationSwitcher } from '../../modules/identity/users/components/organization-switcher'
import { useLogout } from '../use-logout'

export function UserMenu() {
  const { t } = useTranslation()
  const user = useUser()
  const { setUser } = useSession()
  const navigate = useNavigate()
  const logout = useLogout()
  return (
    <DropdownMenu
      trigger={
        <IconButton label={t('userMenu.open')}>
          <Avatar name={user.name} />
        </IconButton>
      }
    >
      <MenuLabel>
        <span className="flex max-w-72 items-center gap-3">
          <Avatar name={user.name} className="size-10" />
          <span className="min-w-0">
            <span className="block truncate font-strong">{user.name}</span>
            <span className="block truncate text-caption text-subtle">{user.email}</span>
          </span>
        </span>
      </MenuLabel>
      <MenuSeparator />
      <OrganizationSwitcher user={user} onSwitched={setUser} />
      <MenuItem icon={<UserRound className="size-5" aria-hidden />} onSelect={() => navigate('/profile')}>
        {t('userMenu.profile')}
      </MenuItem>
      <MenuItem icon={<Settings className="size-5" aria-hidden />} onSelect={() => navigate('/settings')}>
        {t('userMenu.settings')}
      </MenuItem>
      <MenuItem icon={<CreditCard className="size-5" aria-hidden />} onSelect={() => navigate('/billing')}>
        {t('userMenu.billing')}
      </MenuItem>
      {user.isOperator && (
        <MenuItem icon={<Activity className="size-5" aria-hidden />} onSelect={() => navigate('/operations')}>
          {t('userMenu.operations')}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={<LogOut className="size-5" aria-hidden />} onSelect={logout}>
        {t('userMenu.logout')}
      </MenuItem>
    </DropdownMenu>
  )
}
