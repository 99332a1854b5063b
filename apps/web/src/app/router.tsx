import { foldersOfProduct, loadNotFound, type Place, pages, redirects } from 'virtual:pages'
import { Suspense, useEffect } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router'
import { FullPageSpinner } from '../components/ui/spinner'
import { showLanguage } from '../lib/i18n'
import { languageOfAddress, languagePrefixes } from '../lib/public-address'
import { useSession } from '../modules/identity/auth/session'
import { layouts } from '../modules/layouts'
import { Protected, SignedOutOnly } from './guards'
import { lazyPage } from './lazy-page'
import { usePublicAddress } from './public-link'

const PublicLayout = lazyPage(() => import('./layouts/public-layout'), ...layouts.public.words)
const AuthLayout = lazyPage(() => import('./layouts/auth-layout'), ...layouts.auth.words)
const SignedInLayout = lazyPage(() => import('./layouts/signed-in-layout'), ...layouts['signed-in'].words)
const OwnQueries = lazyPage(() => import('./layouts/own-queries'))
const NotFound = lazyPage(loadNotFound)

const routes = pages.map(([path, place, load, words]) => {
  const Page = lazyPage(load, ...words)
  return { place, route: <Route key={path} path={path} element={<Page />} /> }
})
const pagesFor = (wanted: Place) => routes.flatMap(({ place, route }) => (place === wanted ? [route] : []))

export function Router() {
  return (
    <>
      <AddressLanguage />
      <Suspense fallback={<FullPageSpinner />}>
        <Routes>
          <Route index element={<Start />} />
          {['', ...languagePrefixes].map(prefix => (
            <Route key={prefix} path={prefix} element={<PublicLayout />}>
              {prefix && <Route index element={<Navigate to={`/${prefix}/home`} replace />} />}
              {pagesFor('public anyone')}
              <Route element={<SignedOutOnly />}>{pagesFor('public signed-out')}</Route>
            </Route>
          ))}
          <Route element={<OwnLayout />}>
            <Route path="*" element={<NotFound />} />
          </Route>
          <Route element={<AuthLayout />}>{pagesFor('auth anyone')}</Route>
          <Route element={<SignedOutOnly />}>
            <Route element={<AuthLayout />}>{pagesFor('auth signed-out')}</Route>
          </Route>
          <Route element={<Protected roles={['admin']} />}>
            <Route element={<AuthLayout />}>
              <Route element={<OwnQueries />}>{pagesFor('auth admin')}</Route>
            </Route>
          </Route>
          <Route element={<Protected />}>
            <Route element={<AuthLayout />}>
              <Route element={<OwnQueries />}>{pagesFor('auth member')}</Route>
            </Route>
            <Route element={<SignedInLayout />}>
              {pagesFor('signed-in member')}
              <Route element={<Protected roles={['manager', 'admin']} />}>
                {pagesFor('signed-in manager')}
              </Route>
              {redirects.map(({ path, to }) => (
                <Route key={path} path={path.slice(1)} element={<Navigate to={to} replace />} />
              ))}
              {foldersOfProduct.map(path => (
                <Route key={path} path={`${path.slice(1)}/*`} element={<NotFound />} />
              ))}
            </Route>
          </Route>
        </Routes>
      </Suspense>
    </>
  )
}

/** An address that leads nowhere keeps whoever is signed in inside the product. */
function OwnLayout() {
  const { status } = useSession()
  if (status === 'loading') return <FullPageSpinner />
  return status === 'signedIn' ? <SignedInLayout /> : <PublicLayout />
}

function Start() {
  const { status } = useSession()
  const addressOf = usePublicAddress()
  if (status === 'loading') return <FullPageSpinner />
  return <Navigate to={status === 'signedOut' ? addressOf('/home') : '/dashboard'} replace />
}

/** A public page speaks the language of its address, also when the reader goes back; the product the account's. */
function AddressLanguage() {
  const { pathname } = useLocation()
  const { user } = useSession()
  const language = languageOfAddress(pathname) ?? user?.language
  useEffect(() => {
    if (language) void showLanguage(language)
  }, [language])
  // Who goes back before a page in another language was drawn leaves nothing changed that an effect would hear of.
  useEffect(() => {
    const follow = () => {
      const shown = languageOfAddress(location.pathname)
      if (shown) void showLanguage(shown)
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  return null
}
