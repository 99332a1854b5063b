import type { AnalysisResult } from '@plumbline/contract/capture/analysis'
import { type ReactNode, Suspense, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { lazyPage } from '../../../../app/lazy-page'
import { upgradeHref, useConfig } from '../../../../lib/config'
import { rememberedPlace, withoutOldArea } from '../../../../lib/place'
import { useSession, useUser } from '../../../identity/auth/session'
import { PlaceSkeleton } from '../../../identity/sites/components/place-skeleton'
import { UploadCard } from '../../analysis/components/upload-card'

const PlacePicker = lazyPage(() => import('../../../identity/sites/components/place-picker'), 'sites')

type UploadAndResultsProps = { beside: ReactNode; children?: ReactNode }

/** The upload card, the same on the dashboard and on /upload. A result opens on a screen of its own. */
export function UploadAndResults({ beside, children }: UploadAndResultsProps) {
  const user = useUser()
  const { reload } = useSession()
  const config = useConfig()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [place, setPlace] = useState(() => rememberedPlace(user.id))

  const open = (id: string) => navigate(`/results/${id}`)
  // Of several, each waits until it is opened.
  const completed = ({ id }: AnalysisResult, alone: boolean) => {
    if (alone) open(id)
  }

  // Addresses from before a result had its own screen.
  const linked = params.get('analysis')
  if (linked) return <Navigate to={`/results/${linked}`} replace />
  return (
    <>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <UploadCard
          user={user}
          place={place}
          placePicker={
            <Suspense fallback={<PlaceSkeleton />}>
              <PlacePicker userId={user.id} role={user.role} value={place} onChange={setPlace} />
            </Suspense>
          }
          onChosen={() => setPlace(before => withoutOldArea(user.id, before))}
          callHref={upgradeHref(config)}
          onQuotaChanged={() => void reload()}
          onOpen={open}
          onCompleted={completed}
        />
        {beside}
      </div>
      {children}
    </>
  )
}
