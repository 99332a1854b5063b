import type { AnalysisResult } from '@plumbline/contract/analysis'
import { type ComponentType, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Spinner } from '../../components/ui/spinner'
import { UploadCard } from '../../features/analysis/components/upload-card'
import { useSession, useUser } from '../../features/auth/session'
import { upgradeHref, useConfig } from '../../lib/config'
import { lazyPage } from '../lazy-page'

const SitePicker = lazyPage(() => import('../../features/sites/components/site-picker'), 'sites')
const AnalysisResults = lazyPage(() => import('./analysis-results'), 'results', 'findings', 'hazards')

/** Which result is open stands in the address, so that it can be reloaded, shared and left by going back. */
function useOpenResult() {
  const [params, setParams] = useSearchParams()
  const open = params.get('analysis')
  const set = (id: string | null, replace = false) =>
    setParams(
      current => {
        if (id) current.set('analysis', id)
        else current.delete('analysis')
        return current
      },
      { replace, preventScrollReset: true },
    )
  return { open, set }
}

type UploadAndResultsProps = {
  beside: ReactNode
  /** Lists earlier results below, where a page wants that. */
  Recent?: ComponentType<{
    current: string | null
    onOpen: (analysisId: string) => void
    onDeleted: (analysisId: string) => void
  }>
}

/** The upload card and, once there is one, the result under it: the same on the dashboard and on /upload. */
export function UploadAndResults({ beside, Recent }: UploadAndResultsProps) {
  const user = useUser()
  const { reload } = useSession()
  const config = useConfig()
  const { open, set } = useOpenResult()
  const results = useRef<HTMLDivElement>(null)
  const openedByHand = useRef(false)
  const [siteId, setSiteId] = useState<string | null>(null)

  const openByHand = (id: string) => {
    openedByHand.current = true
    set(id)
  }
  useEffect(() => {
    if (!open || !openedByHand.current) return
    openedByHand.current = false
    results.current?.scrollIntoView({ block: 'start' })
  }, [open])

  // The first of several opens by itself; the others wait until they are asked for.
  const completed = (result: AnalysisResult) => {
    if (!open) set(result.id, true)
  }

  return (
    <>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <UploadCard
          user={user}
          siteId={siteId}
          sitePicker={
            <Suspense fallback={null}>
              <SitePicker role={user.role} value={siteId} onChange={setSiteId} />
            </Suspense>
          }
          callHref={upgradeHref(config)}
          onQuotaChanged={() => void reload()}
          onOpen={openByHand}
          onCompleted={completed}
        />
        {beside}
      </div>
      {open && (
        <div ref={results} className="scroll-mt-20">
          <Suspense fallback={<Spinner />}>
            <AnalysisResults key={open} id={open} onClose={() => set(null)} />
          </Suspense>
        </div>
      )}
      {Recent && (
        <Recent
          current={open}
          onOpen={openByHand}
          onDeleted={id => {
            if (id === open) set(null, true)
          }}
        />
      )}
    </>
  )
}
