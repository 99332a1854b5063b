import { Suspense, useEffect } from 'react'
import { Outlet, useLocation, useNavigationType } from 'react-router'
import { Spinner } from '../../components/ui/spinner'
import { resumeInteraction } from '../../lib/mount'
import { ErrorBoundary } from '../error-boundary'
import { MAIN_ID } from './skip-link'

/** Where pages stand. A crash stays inside it and is over with the next page. */
export function MainArea({ className }: { className?: string }) {
  const { pathname } = useLocation()
  const how = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page starts at its top; going back does not
  useEffect(() => {
    if (how !== 'POP') scrollTo(0, 0)
  }, [pathname])
  return (
    <main id={MAIN_ID} tabIndex={-1} className={className}>
      <ErrorBoundary key={pathname}>
        <Suspense fallback={<Spinner />}>
          <Outlet />
          <Ready />
        </Suspense>
      </ErrorBoundary>
    </main>
  )
}

/** Beside the page, so that it comes to life together with it. */
function Ready() {
  useEffect(resumeInteraction, [])
  return null
}
