import { languages } from '@plumbline/contract/options'
import { savePreferences } from '@plumbline/contract/users'
import { Keyboard, Languages, LogOut, type LucideIcon, Moon, ScrollText, Sun, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useSession, useUser } from '../../features/auth/session'
import { languageNames } from '../../lib/i18n'
import { useApiMutation } from '../../lib/query'
import { toggleTheme, useTheme } from '../../lib/theme'
import { places } from '../navigation'
import { useLogout } from '../use-logout'

export type Command = { id: string; label: string; Icon: LucideIcon; run: () => void }

/** Everything the palette can do, in the order it is offered. */
export function useCommands(onShowKeys: () => void): Command[] {
  const { t } = useTranslation()
  const user = useUser()
  const { setUser } = useSession()
  const navigate = useNavigate()
  const logout = useLogout()
  const dark = useTheme() === 'dark'
  const preferences = useApiMutation(savePreferences, { onSuccess: response => setUser(response.user) })
  return [
    ...places.map(({ id, to, Icon }) => ({
      id,
      label: t(id === 'upload' ? 'palette.upload' : 'palette.goTo', { place: t(`nav.${id}`) }),
      Icon,
      run: () => navigate(to),
    })),
    {
      id: 'profile',
      label: t('palette.goTo', { place: t('userMenu.profile') }),
      Icon: UserRound,
      run: () => navigate('/profile'),
    },
    {
      id: 'theme',
      label: dark ? t('theme.light') : t('theme.dark'),
      Icon: dark ? Sun : Moon,
      run: toggleTheme,
    },
    ...languages
      .filter(language => language !== user.language)
      .map(language => ({
        id: language,
        label: t('palette.language', { language: languageNames[language] }),
        Icon: Languages,
        run: () => preferences.mutate({ body: { language } }),
      })),
    { id: 'keys', label: t('keys.title'), Icon: Keyboard, run: onShowKeys },
    { id: 'logout', label: t('nav.logout'), Icon: LogOut, run: logout },
  ]
}

/** Whatever was typed may also be looked for in the library; offered last. */
export function useRegulationSearch(search: string): Command[] {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const words = search.trim()
  if (!words) return []
  return [
    {
      id: 'search-regulations',
      label: t('palette.regulations', { search: words }),
      Icon: ScrollText,
      run: () => navigate(`/regulations?q=${encodeURIComponent(words)}`),
    },
  ]
}
