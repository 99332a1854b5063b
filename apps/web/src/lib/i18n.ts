import { type Language, languages } from '@plumbline/contract/options'
import { messageFiles, type SharedNamespace } from '@plumbline/messages/messages'
import i18next, { type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { reloadIfOutdated } from './stale-chunks'
import { storage } from './storage'

const KEY = 'language'

/** Each language calls itself by its own name, also to those who cannot read the current one. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  zh: '中文',
}

const files = import.meta.glob<{ default: Record<string, unknown> }>('../locales/*/*.json')

/** One small file per language and namespace, fetched when first needed. */
const backend: BackendModule = {
  type: 'backend',
  init: () => {},
  read(language, namespace, done) {
    const load =
      files[`../locales/${language}/${namespace}.json`] ??
      messageFiles[language as Language]?.[namespace as SharedNamespace]
    if (!load) return done(new Error(`No texts for ${namespace} in ${language}`), null)
    reloadIfOutdated(load).then(
      file => done(null, file.default),
      error => done(error, null),
    )
  },
}

const supported = (language: string | null | undefined) =>
  languages.find(each => each === language?.slice(0, 2).toLowerCase())

/** The stored choice, else the browser's first language we speak, else English. */
const preferredLanguage = (): Language =>
  supported(storage.get(KEY)) ?? navigator.languages.map(supported).find(Boolean) ?? 'en'

export const currentLanguage = (): Language => supported(i18next.language) ?? 'en'

/** Changes the language and remembers it in this browser. */
export async function setLanguage(language: Language) {
  storage.set(KEY, language)
  if (language !== i18next.language) await i18next.changeLanguage(language)
}

export async function startI18n(language = preferredLanguage()) {
  i18next.on('languageChanged', current => {
    document.documentElement.lang = current
  })
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      // Every key exists in every language (locales.test.ts), so no second language is ever loaded.
      fallbackLng: false,
      supportedLngs: [...languages],
      ns: ['common'],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      returnNull: false,
    })
}

export { i18next }
