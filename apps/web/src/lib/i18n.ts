import { texts } from 'virtual:texts'
import { type Language, languages } from '@plumbline/contract/options'
import { profiles } from '@plumbline/languages/lists/profiles'
import i18next, { type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { languageOfAddress } from './public-address'
import { reloadIfOutdated } from './stale-chunks'
import { storage, tabStorage } from './storage'

const KEY = 'language'

/** Each language calls itself by its own name, also to those who cannot read the current one. */
export const languageNames = Object.fromEntries(
  languages.map(language => [language, profiles[language].name]),
) as Record<Language, string>

async function loadTexts(language: string, namespace: string) {
  const list = await texts[language]?.()
  const file = await list?.texts[namespace]?.()
  if (!file) throw new Error(`There is no ${namespace} in ${language}`)
  return file.default
}

/** One small file per language and namespace, fetched when first needed. */
const backend: BackendModule = {
  type: 'backend',
  init: () => {},
  read(language, namespace, done) {
    reloadIfOutdated(() => loadTexts(language, namespace)).then(
      file => done(null, file),
      error => done(error, null),
    )
  },
}

const supported = (language: string | null | undefined) =>
  languages.find(each => each === language?.slice(0, 2).toLowerCase())

/** The server writes a pre-rendered page in the browser's language; the application's one page names no language. */
const browserLanguage = () =>
  document.documentElement.dataset.path === undefined
    ? navigator.languages.map(supported).find(Boolean)
    : supported(document.documentElement.lang)

/**
 * A public page's address decides. Elsewhere: what this tab was last read in, the stored choice, the browser's first
 * language we speak, English.
 */
const preferredLanguage = (): Language =>
  languageOfAddress(location.pathname) ??
  supported(tabStorage.get(KEY)) ??
  supported(storage.get(KEY)) ??
  browserLanguage() ??
  'en'

export const currentLanguage = (): Language => supported(i18next.language) ?? 'en'

/** Remembers the language in this browser and changes to it, unless the page's address names another. */
export async function setLanguage(language: Language) {
  storage.set(KEY, language)
  await showLanguage(languageOfAddress(location.pathname) ?? language)
}

/** Changes the language of this tab. */
export async function showLanguage(language: Language) {
  tabStorage.set(KEY, language)
  if (language !== i18next.language) await i18next.changeLanguage(language)
}

export async function startI18n(language = preferredLanguage()) {
  i18next.on('languageChanged', current => {
    if (!import.meta.env.SSR) document.documentElement.lang = current
  })
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      // Every key exists in every language (scripts/check-language.test.ts), so no second language is ever loaded.
      fallbackLng: false,
      supportedLngs: [...languages],
      ns: ['common'],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      returnNull: false,
    })
}

export { i18next }
