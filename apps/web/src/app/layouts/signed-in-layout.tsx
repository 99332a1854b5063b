import { SUPPORT_TOPIC } from '@plumbline/contract/billing/support'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfig } from '../../lib/config'
import { newQueryClient } from '../../lib/query'
import { reloadIfOutdated } from '../../lib/stale-chunks'
import { ContactButton } from '../../modules/billing/billing/components/contact-button'
import { CaptureHost } from '../../modules/capture/pages/camera/capture-host'
import { useUser } from '../../modules/identity/auth/session'
import { lazyPage } from '../lazy-page'
import { OverlayHost } from '../palette/overlay-host'
import { SiteLink } from '../site-link'
import { BottomBar } from './bottom-bar'
import { Header } from './header'
import { MainArea } from './main-area'
import { Sidebar } from './sidebar'
import { SkipLink } from './skip-link'
import { useLiveUpdates } from './use-live-updates'
import { type Overlay, useShortcuts } from './use-shortcuts'

const CONTACT_CLASS = 'inline-flex min-h-control min-w-0 items-center break-all text-ink underline'

const DeletionBanner = lazyPage(() => import('./deletion-banner'), 'data')
const NavDrawer = lazy(() => reloadIfOutdated(() => import('./nav-drawer')))

export default function SignedInLayout() {
  const { t } = useTranslation()
  const config = useConfig()
  // A cache per sign-in: the next person at this browser starts with an empty one.
  const [client] = useState(newQueryClient)
  const [drawerOpen, setDrawerOpen] = useState(false)
  const [overlay, setOverlay] = useState<Overlay | null>(null)
  const { name, email, organization, deletesAt, organizationDeletesAt } = useUser()
  useShortcuts(setOverlay)
  useLiveUpdates(client)

  return (
    <QueryClientProvider client={client}>
      <SkipLink />
      <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
        <aside className="sticky top-0 hidden h-dvh overflow-y-auto border-r border-line bg-surface lg:block">
          <Sidebar />
        </aside>
        <div className="flex min-h-dvh flex-col pb-20 lg:pb-0">
          <Header onSearch={() => setOverlay('palette')} />
          <Suspense fallback={null}>{(deletesAt || organizationDeletesAt) && <DeletionBanner />}</Suspense>
          {/* As high as a phone's screen, so that the footer starts below it and nothing is seen to jump. */}
          <MainArea className="mx-auto w-full max-w-page flex-1 px-4 py-6 max-lg:min-h-[calc(100dvh-4rem)] sm:px-6 lg:py-8" />
          <footer className="flex flex-wrap items-center gap-x-1.5 border-t border-line px-4 py-1 text-caption text-subtle sm:px-6">
            {config.supportEmail ? t('footer.support') : t('footer.help')}
            {config.supportEmail ? (
              <SiteLink className={CONTACT_CLASS} to={`mailto:${config.supportEmail}`}>
                {config.supportEmail}
              </SiteLink>
            ) : (
              <ContactButton
                className={CONTACT_CLASS}
                offer={SUPPORT_TOPIC}
                known={{ name, email, company: organization }}
              >
                {t('footer.contact')}
              </ContactButton>
            )}
          </footer>
        </div>
      </div>
      <BottomBar onMore={() => setDrawerOpen(true)} />
      <CaptureHost />
      <Suspense fallback={null}>{drawerOpen && <NavDrawer onClose={() => setDrawerOpen(false)} />}</Suspense>
      {overlay && <OverlayHost overlay={overlay} onShow={setOverlay} />}
    </QueryClientProvider>
  )
}
