import type { AnalysisStatus } from '@plumbline/contract/analysis'
import { addressOf, call } from '../../../lib/api'
import { follow } from '../../../lib/follow'
import { analysisEvents, analysisStatus } from '../api/calls'

export const isOver = ({ status }: Pick<AnalysisStatus, 'status'>) =>
  status === 'completed' || status === 'failed' || status === 'canceled'

export const followAnalysis = (
  id: string,
  { onStatus, onGone }: { onStatus: (status: AnalysisStatus) => void; onGone: () => void },
) =>
  follow({
    address: addressOf(analysisEvents.path, { id }),
    ask: () => call(analysisStatus, { params: { id } }),
    isOver,
    onNews: onStatus,
    onGone,
  })
