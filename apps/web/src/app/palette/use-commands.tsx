import { savePreferences } from '@plumbline/contract/identity/users'
import { languages } from '@plumbline/contract/options'
import { Keyboard, Languages, LogOut, Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { languageNames } from '../../lib/i18n'
import { useApiMutation } from '../../lib/query'
import { toggleTheme, useTheme } from '../../lib/theme'
import { useSession, useUser } from '../../modules/identity/auth/session'
import { useLogout } from '../use-logout'
import type { Option } from './option'

const ICON_CLASS = 'size-5'

/** What the palette does besides going somewhere, in the order it is offered. */
export function useCommands(onShowKeys: () => void): Option[] {
  const { t } = useTranslation(['search', 'common'])
  const user = useUser()
  const { setUser } = useSession()
  const logout = useLogout()
  const dark = useTheme() === 'dark'
  const preferences = useApiMutation(savePreferences, { onSuccess: response => setUser(response.user) })
  return [
    {
      id: 'theme',
      label: t(dark ? 'common:theme.light' : 'common:theme.dark'),
      words: t('words.theme'),
      icon: dark ? <Sun className={ICON_CLASS} /> : <Moon className={ICON_CLASS} />,
      run: toggleTheme,
    },
    ...languages
      .filter(language => language !== user.language)
      .map(language => ({
        id: language,
        label: t('language', { language: languageNames[language] }),
        icon: <Languages className={ICON_CLASS} />,
        run: () => preferences.mutate({ body: { language } }),
      })),
    {
      id: 'keys',
      label: t('keys.title'),
      words: t('words.keys'),
      icon: <Keyboard className={ICON_CLASS} />,
      run: onShowKeys,
    },
    {
      id: 'logout',
      label: t('common:nav.logout'),
      words: t('words.logout'),
      icon: <LogOut className={ICON_CLASS} />,
      run: logout,
    },
  ]
}
