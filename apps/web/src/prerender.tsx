import { text } from 'node:stream/consumers'
import { publicPaths } from 'virtual:pages'
import { type Language, languages } from '@plumbline/contract/options'
import { profiles } from '@plumbline/languages/lists/profiles'
import { StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { App } from './app/app'
import { i18next, startI18n } from './lib/i18n'
import { publicAddress } from './lib/public-address'

export const site = { languages, profiles, publicPaths, publicAddress }
export type Site = typeof site

/** The HTML of a page as a signed-out visitor sees it. Used only while the web app is built: vite/prerender. */
export async function renderPage(path: string, language: Language) {
  if (i18next.isInitialized) await i18next.changeLanguage(language)
  else await startI18n(language)
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    {
      onError: error => {
        throw error
      },
      // A larger part would be moved to the end of the page, to be put in place by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  )
  return { html: await text(prelude), claim: i18next.t('claim') }
}
