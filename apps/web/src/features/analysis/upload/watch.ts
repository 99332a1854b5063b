import { type AnalysisStatus, analysisEvents, analysisStatus } from '@plumbline/contract/analysis'
import { ApiError, addressOf, call } from '../../../lib/api'

const pollEvery = 1500

export const isOver = ({ status }: Pick<AnalysisStatus, 'status'>) =>
  status === 'completed' || status === 'failed' || status === 'cancelled'

/**
 * Follows an analysis until it is over: by the event stream, and by asking where the stream fails, such as behind a
 * proxy that holds it back. A lost connection is waited out; only the server's word that it is gone ends it.
 */
export function watchAnalysis(
  id: string,
  { onStatus, onGone }: { onStatus: (status: AnalysisStatus) => void; onGone: () => void },
): () => void {
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const stream = new EventSource(addressOf(analysisEvents.path, { id }))

  const stop = () => {
    stopped = true
    clearTimeout(timer)
    stream.close()
  }

  const hear = (status: AnalysisStatus) => {
    if (stopped) return
    if (isOver(status)) stop()
    onStatus(status)
  }

  const ask = async () => {
    try {
      hear(await call(analysisStatus, { params: { id } }))
    } catch (error) {
      if (!stopped && error instanceof ApiError && error.status === 404) {
        stop()
        onGone()
      }
    }
    if (!stopped) timer = setTimeout(ask, pollEvery)
  }

  stream.onmessage = ({ data }) => hear(JSON.parse(data))
  stream.onerror = () => {
    stream.close()
    if (!stopped) void ask()
  }
  return stop
}
