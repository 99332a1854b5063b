import type { AnalysisResult, AnalysisStatus } from '@plumbline/contract/capture/analysis'
import type { Entry, EntryWithFile, Problem } from './entry'

/** Everything the queue does outside itself; tests pass fakes. */
export type UploadQueueDeps = {
  send: (
    entry: EntryWithFile,
    options: { signal: AbortSignal; onSent: (share: number) => void },
  ) => Promise<AnalysisStatus>
  follow: (
    id: string,
    listener: { onStatus: (status: AnalysisStatus) => void; onGone: () => void },
  ) => () => void
  cancel: (id: string) => Promise<unknown>
  result: (id: string) => Promise<AnalysisResult>
  /** Keeps a file on this device until it is sent; false where there is no room for it. */
  save: (entry: EntryWithFile) => Promise<boolean>
  deleteSaved: (key: string) => void
  /** Calls back once, when sending is worth another try. It waits longer the more tries in a row were lost. */
  whenConnected: (lostBefore: number, resume: () => void) => void
  onAccepted: (id: string) => void
  /** It completed, failed, was canceled or was deleted. */
  onOver: (id: string) => void
  onCompleted: (result: AnalysisResult, entry: Entry) => void
  onFailed: (entry: Entry, problem: Problem) => void
  /** A sample that was analyzed before. */
  onEarlier: (id: string) => void
  /** `limit`: how many analyses the account has had. */
  onOutOfQuota: (limit: string | undefined) => void
  /** A credit was reserved, spent or returned. */
  onQuotaChanged: () => void
}
