import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { useCaptureState } from '../../features/analysis/capture/capture-state'
import { useUser } from '../../features/auth/session'
import { i18next } from '../../lib/i18n'
import { lazyPage } from '../lazy-page'

const loadCapture = () => import('./capture')
const namespaces = ['capture', 'analysis', 'sites', 'errors', 'findings', 'hazards'] as const
const Capture = lazyPage(loadCapture, ...namespaces)
/** The page itself comes first. */
const PREPARE_AFTER_MS = 3000

/** Shows the camera when a button opens it, and has it ready before the connection is lost. */
export function CaptureHost() {
  const state = useCaptureState()
  usePrepared()
  return (
    state && (
      <Suspense fallback={null}>
        <Capture photo={state.file} />
      </Suspense>
    )
  )
}

/** Loads the camera beforehand and sends what an earlier visit could not. */
function usePrepared() {
  const client = useQueryClient()
  const user = useUser()
  const { id, organizationId } = user
  useEffect(() => {
    const prepare = async () => {
      await Promise.all([loadCapture(), i18next.loadNamespaces([...namespaces])])
      const { restoreUploads } = await import('../../features/analysis/upload/use-upload-queue')
      await restoreUploads(client, { id, organizationId })
    }
    const timer = setTimeout(() => void prepare().catch(() => {}), PREPARE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [client, id, organizationId])
}
