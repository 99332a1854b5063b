import { Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { toggleTheme, useTheme } from '../lib/theme'

/** Named by what it will do. */
export function ThemeToggle({ className }: { className: string }) {
  const { t } = useTranslation()
  const dark = useTheme() === 'dark'
  const Icon = dark ? Sun : Moon
  return (
    <button type="button" className={className} onClick={toggleTheme}>
      <Icon className="size-5 shrink-0" aria-hidden />
      {dark ? t('theme.light') : t('theme.dark')}
    </button>
  )
}
