import type { AnalysisStatus } from '@plumbline/contract'
import { ProgressStream } from '../../../platform/http/progress-stream'
import type { SessionsService } from '../../identity/sessions/sessions.service'
import { analysisChanged } from './analysis.channels'
import { analysisRoutes } from './analysis.routes'
import { type AnalysisDeps, AnalysisService } from './analysis.service'
import { AnalysisWorker, type WorkerDeps } from './analysis.worker'

export function analysisFeature(
  deps: AnalysisDeps & Omit<WorkerDeps, 'analysis'> & { uploadFolder: string; sessions: SessionsService },
) {
  const analysis = new AnalysisService(deps)
  const analysisWorker = new AnalysisWorker({ ...deps, analysis })
  const progress = new ProgressStream<AnalysisStatus>({
    pubSub: deps.pubSub,
    channel: analysisChanged,
    load: (member, id) => analysis.status(member, id),
    isSignedIn: member => deps.sessions.isSignedIn(member),
    hasEnded: ({ status }) => status !== 'queued' && status !== 'running',
  })
  return {
    analysis,
    analysisWorker,
    routes: analysisRoutes({ analysis, progress, uploadFolder: deps.uploadFolder }),
    start: ({ work }: { work: boolean }) => {
      if (work) analysisWorker.start()
    },
    stop: () => analysisWorker.stop(),
    closeStreams: () => progress.close(),
  }
}
