import type { AnalysisStatus } from '@plumbline/contract'
import type { Notices } from '../../platform/db/notices'
import type { Member } from '../../platform/http/member'
import type { AnalysisService } from './analysis.service'

type Follower = { send: (status: AnalysisStatus) => void; end: () => void }

const hasEnded = ({ status }: AnalysisStatus) => status !== 'queued' && status !== 'running'
/** A notice can be lost; this often a follower looks for itself. */
const lookEvery = 2_000
const longestWait = 120_000

/** Follows analyses for those who watch them: by notice when something changes, by looking now and then otherwise. */
export class AnalysisWatch {
  private readonly notices: Notices
  private readonly analysis: AnalysisService
  private readonly followers = new Set<() => void>()
  constructor(notices: Notices, analysis: AnalysisService) {
    this.notices = notices
    this.analysis = analysis
  }

  /** Sends the status now and on every change until the analysis has ended. Answers how to stop earlier. */
  follow(member: Member, first: AnalysisStatus, { send, end }: Follower): () => void {
    let last = ''
    const tell = (status: AnalysisStatus) => {
      const next = JSON.stringify(status)
      if (next !== last) send(status)
      last = next
      if (hasEnded(status)) stop()
    }
    const look = () => {
      this.analysis.status(member, first.id).then(tell, () => stop())
    }
    const unsubscribe = this.notices.subscribe('analysis_changed', id => {
      if (id === first.id) look()
    })
    const timer = setInterval(look, lookEvery)
    const stop = () => {
      clearInterval(timer)
      unsubscribe()
      if (this.followers.delete(stop)) end()
    }
    this.followers.add(stop)
    tell(first)
    return stop
  }

  async untilEnded(member: Member, id: string) {
    const first = await this.analysis.status(member, id)
    await new Promise<void>(resolve => {
      const stop = this.follow(member, first, { send: () => {}, end: resolve })
      setTimeout(stop, longestWait).unref()
    })
  }

  /** Lets everybody go, so that a server that is leaving need not wait for them. */
  close() {
    for (const stop of this.followers) stop()
  }
}
