import type { AnalysisStatus } from '@plumbline/contract/capture/analysis'
import type { Source } from '../follow'

/** Whether changes reach this tab by themselves. Until then, and while the connection is lost, pages poll. */
let live = false
const stateListeners = new Set<(isLive: boolean) => void>()
const progressListeners = new Set<(status: AnalysisStatus) => void>()

export const isLive = () => live

export function setLive(value: boolean) {
  if (live === value) return
  live = value
  for (const listener of stateListeners) listener(value)
}

export function publishProgress(status: AnalysisStatus) {
  for (const listener of progressListeners) listener(status)
}

/** The progress of one analysis, from the connection that all tabs share. */
export const progressOf =
  (id: string): Source<AnalysisStatus> =>
  ({ onNews, onConnected, onLost }) => {
    const onProgress = (status: AnalysisStatus) => {
      if (status.id === id) onNews(status)
    }
    const onState = (isConnected: boolean) => (isConnected ? onConnected() : onLost())
    progressListeners.add(onProgress)
    stateListeners.add(onState)
    onState(live)
    return () => {
      progressListeners.delete(onProgress)
      stateListeners.delete(onState)
    }
  }
