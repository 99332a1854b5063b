import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { lazyPage } from '../../../../app/lazy-page'
import { i18next } from '../../../../lib/i18n'
import { useUser } from '../../../identity/auth/session'
import { useCaptureState } from '../../analysis/capture/capture-state'

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
      const { restoreUploads } = await import('../../analysis/upload/use-upload-queue')
      await restoreUploads(client, { id, organizationId })
    }
    const timer = setTimeout(() => void prepare().catch(() => {}), PREPARE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [client, id, organizationId])
}
