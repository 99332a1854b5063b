import { ErrorState } from '../components/ui/states'
import { useSession } from '../modules/identity/auth/session'

/** Signed in as far as this browser knows, but the server did not say so yet. */
export function Unreachable({ error }: { error: unknown }) {
  const { reload } = useSession()
  return (
    <main className="mx-auto grid min-h-dvh max-w-prose content-center p-4">
      <ErrorState error={error} onRetry={() => void reload()} />
    </main>
  )
}
