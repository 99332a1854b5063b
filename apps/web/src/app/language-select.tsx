import type { Language } from '@plumbline/contract/options'
import { Languages } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { currentLanguage, languageNames, setLanguage, showLanguage } from '../lib/i18n'
import { languageOfAddress, pathWithoutLanguage, publicAddress } from '../lib/public-address'

/** A public page opens at its address in that language; elsewhere the page stays and its language changes. */
function useChooseLanguage() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  return async (language: Language) => {
    if (languageOfAddress(pathname)) {
      const path = pathWithoutLanguage(pathname)
      // The texts are loaded first, so that the new address never shows the old language.
      await showLanguage(language)
      const address = publicAddress(`${path}${search}${hash}`, language)
      // A choice made while the page is taken over is heard twice: it's one step in the history all the same.
      const isThere = address === `${location.pathname}${location.search}${location.hash}`
      await navigate(address, { preventScrollReset: true, replace: isThere })
    }
    await setLanguage(language)
  }
}

/** For those not signed in; afterwards the account's preference decides. */
export function LanguageSelect() {
  const { t } = useTranslation()
  const choose = useChooseLanguage()
  return (
    <label className="relative inline-flex items-center">
      <span className="sr-only">{t('language.choose')}</span>
      <Languages className="pointer-events-none absolute left-3 size-5 text-muted" aria-hidden />
      <select
        value={currentLanguage()}
        onChange={event => void choose(event.target.value as Language)}
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
