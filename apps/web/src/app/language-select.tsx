import type { Language } from '@plumbline/contract/options'
import { Languages } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { currentLanguage, languageNames, setLanguage } from '../lib/i18n'

/** For those not signed in; afterwards the account's preference decides. */
export function LanguageSelect() {
  const { t } = useTranslation()
  return (
    <label className="relative inline-flex items-center">
      <span className="sr-only">{t('language.choose')}</span>
      <Languages className="pointer-events-none absolute left-3 size-5 text-muted" aria-hidden />
      <select
        value={currentLanguage()}
        onChange={event => void setLanguage(event.target.value as Language)}
        className="min-h-control appearance-none [field-sizing:content] rounded-md bg-transparent pr-3 pl-10 text-ink hover:bg-sunken"
      >
        {Object.entries(languageNames).map(([language, name]) => (
          <option key={language} value={language} lang={language} className="bg-raised text-ink">
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
