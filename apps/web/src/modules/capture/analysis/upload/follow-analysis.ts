import type { AnalysisStatus } from '@plumbline/contract/capture/analysis'
import { call } from '../../../../lib/api'
import { follow } from '../../../../lib/follow'
import { progressOf } from '../../../../lib/live/live-state'
import { analysisStatus } from '../api/calls'

export const isOver = ({ status }: Pick<AnalysisStatus, 'status'>) =>
  status === 'completed' || status === 'failed' || status === 'canceled'

export const followAnalysis = (
  id: string,
  { onStatus, onGone }: { onStatus: (status: AnalysisStatus) => void; onGone: () => void },
) =>
  follow({
    source: progressOf(id),
    ask: () => call(analysisStatus, { params: { id } }),
    isOver,
    onNews: onStatus,
    onGone,
  })
