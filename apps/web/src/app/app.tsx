import { Suspense } from 'react'
import { FullPageSpinner } from '../components/ui/spinner'
import { Toaster } from '../components/ui/toaster'
import { SessionProvider } from '../modules/identity/auth/session'
import { ErrorBoundary } from './error-boundary'
import { Router } from './router'

export function App() {
  return (
    <>
      <ErrorBoundary>
        <Suspense fallback={<FullPageSpinner />}>
          <SessionProvider>
            <Router />
          </SessionProvider>
        </Suspense>
      </ErrorBoundary>
      <Toaster />
    </>
  )
}
