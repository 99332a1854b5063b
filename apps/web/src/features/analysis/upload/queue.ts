import type { AnalysisResult, AnalysisStatus } from '@plumbline/contract/analysis'
import { ApiError, NetworkError } from '../../../lib/api'
import { type CaptureSource, type FileProblem, kindOf, type MediaKind, problemWith } from './accepted'

export type Problem = { code: string; message: string; params: Readonly<Record<string, string>> }

export type EntryState =
  | { is: 'chosen' }
  /** Not sent yet: files are sent one after the other. */
  | { is: 'waiting' }
  | { is: 'uploading'; sent: number }
  /** The organization analyzed the same file before: the user decides. */
  | { is: 'duplicate'; earlier: string; date: string }
  | { is: 'analyzing'; id: string; stage: AnalysisStatus['stage']; progress: number }
  | { is: 'completed'; id: string; violations: number }
  | { is: 'failed'; problem: Problem }
  | { is: 'canceled' }

export type Entry = {
  key: string
  name: string
  size: number
  kind: MediaKind
  captureSource: CaptureSource
  /** Null for an analysis that was already running when the page was loaded. */
  file: File | null
  /** Null lets the server decide: the only site there is, or none. */
  siteId: string | null
  /** Analyze it although the same file was analyzed before. */
  force: boolean
  state: EntryState
}

/** Everything the queue does outside itself; tests pass fakes. */
export type UploadQueueDeps = {
  send: (
    entry: Entry & { file: File },
    options: { signal: AbortSignal; onSent: (share: number) => void },
  ) => Promise<AnalysisStatus>
  follow: (
    id: string,
    listener: { onStatus: (status: AnalysisStatus) => void; onGone: () => void },
  ) => () => void
  cancel: (id: string) => Promise<unknown>
  result: (id: string) => Promise<AnalysisResult>
  onAccepted: (id: string) => void
  /** It completed, failed, was canceled or was deleted. */
  onOver: (id: string) => void
  onCompleted: (result: AnalysisResult) => void
  onFailed: (entry: Entry, problem: Problem) => void
  onOutOfQuota: () => void
  /** A credit was reserved, spent or returned. */
  onQuotaChanged: () => void
}

const isRunning = ({ state }: Entry) =>
  state.is === 'waiting' || state.is === 'uploading' || state.is === 'analyzing'

/** The files of one visit: sent one after the other, analyzed side by side. */
export class UploadQueue {
  private readonly deps: UploadQueueDeps
  private all: readonly Entry[] = []
  private listeners = new Set<() => void>()
  private stops = new Map<string, () => void>()
  private sending = false
  private lastKey = 0

  constructor(deps: UploadQueueDeps) {
    this.deps = deps
  }

  entries = () => this.all

  subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  get busy() {
    return this.all.some(isRunning)
  }

  /** Adds the files that can be uploaded and returns what is wrong with the others. Finished rows are removed. */
  add(files: readonly File[], captureSource: CaptureSource): FileProblem[] {
    const problems: FileProblem[] = []
    const taken: Entry[] = []
    for (const file of files) {
      const problem = problemWith(file, captureSource)
      if (problem) problems.push(problem)
      else taken.push(this.entry(file.name, file.size, kindOf(file), captureSource, file))
    }
    const open = this.all.filter(entry => isRunning(entry) || entry.state.is === 'chosen')
    this.set([...open, ...taken])
    return problems
  }

  /** Analyses that run on the server although this page did not send them, such as after a reload. */
  resume(results: readonly AnalysisResult[]) {
    const known = new Set(this.all.map(({ state }) => ('id' in state ? state.id : null)))
    const found = results.filter(
      ({ id, status }) => (status === 'queued' || status === 'running') && !known.has(id),
    )
    for (const result of found) {
      const { fileName, fileSize, kind, captureSource } = result
      const entry = this.entry(fileName, fileSize, kind, captureSource, null)
      this.set([...this.all, entry])
      this.follow(entry.key, result)
    }
  }

  start(siteId: string | null = null) {
    for (const { key, state } of this.all)
      if (state.is === 'chosen') this.change(key, { siteId, state: { is: 'waiting' } })
    void this.sendNext()
  }

  remove(key: string) {
    this.set(this.all.filter(entry => entry.key !== key))
  }

  cancel(key: string) {
    const state = this.find(key)?.state
    if (state?.is === 'waiting') this.move(key, { is: 'chosen' })
    else if (state?.is === 'uploading') this.stops.get(key)?.()
    // The event stream reports the outcome: canceled, or completed if it ended first.
    else if (state?.is === 'analyzing') void this.deps.cancel(state.id).catch(() => {})
  }

  /** Sends a failed or canceled file again, or a duplicate anyway. */
  retry(key: string) {
    const entry = this.find(key)
    if (!entry?.file) return
    this.change(key, { force: entry.force || entry.state.is === 'duplicate', state: { is: 'waiting' } })
    void this.sendNext()
  }

  private async sendNext() {
    if (this.sending) return
    this.sending = true
    for (let next = this.waiting(); next; next = this.waiting()) await this.send(next)
    this.sending = false
  }

  private async send(entry: Entry & { file: File }) {
    const { key } = entry
    const abort = new AbortController()
    this.stops.set(key, () => abort.abort())
    this.move(key, { is: 'uploading', sent: 0 })
    try {
      const status = await this.deps.send(entry, {
        signal: abort.signal,
        onSent: sent => this.find(key)?.state.is === 'uploading' && this.move(key, { is: 'uploading', sent }),
      })
      // From now on the server knows this file: a retry has to force a new analysis.
      this.change(key, { force: true })
      this.deps.onAccepted(status.id)
      this.deps.onQuotaChanged()
      this.follow(key, status)
    } catch (error) {
      if (abort.signal.aborted) this.move(key, { is: 'canceled' })
      else this.handleRejection(entry, error)
    } finally {
      this.stops.delete(key)
    }
  }

  private handleRejection({ key }: Entry, error: unknown) {
    const code = error instanceof ApiError ? error.code : error instanceof NetworkError ? 'network' : ''
    const params = error instanceof ApiError ? error.params : {}
    if (code === 'already_uploaded' && params.analysisId) {
      this.move(key, { is: 'duplicate', earlier: params.analysisId, date: params.date ?? '' })
    } else if (code === 'quota_exhausted') {
      const held = this.all.map(entry =>
        entry.key === key || entry.state.is === 'waiting'
          ? { ...entry, state: { is: 'chosen' } as const }
          : entry,
      )
      this.set(held)
      this.deps.onQuotaChanged()
      this.deps.onOutOfQuota()
    } else {
      this.fail(key, { code, params, message: error instanceof Error ? error.message : '' })
    }
  }

  private follow(key: string, first: AnalysisStatus) {
    const handle = (status: AnalysisStatus) => {
      const { id, stage, progress } = status
      if (status.status === 'completed') void this.complete(key, id)
      else if (status.status === 'failed') this.fail(key, { params: {}, ...noFault, ...status.error })
      else if (status.status === 'canceled') this.move(key, { is: 'canceled' })
      else return this.move(key, { is: 'analyzing', id, stage, progress })
      this.deps.onOver(id)
      this.deps.onQuotaChanged()
    }
    handle(first)
    if (this.find(key)?.state.is !== 'analyzing') return
    this.deps.follow(first.id, {
      onStatus: handle,
      onGone: () => {
        this.deps.onOver(first.id)
        this.remove(key)
      },
    })
  }

  private async complete(key: string, id: string) {
    try {
      const result = await this.deps.result(id)
      this.move(key, { is: 'completed', id, violations: result.violations.length })
      this.deps.onCompleted(result)
    } catch (error) {
      this.fail(key, { ...noFault, params: {}, message: error instanceof Error ? error.message : '' })
    }
  }

  private fail(key: string, problem: Problem) {
    this.move(key, { is: 'failed', problem })
    const entry = this.find(key)
    if (entry) this.deps.onFailed(entry, problem)
  }

  private entry(
    name: string,
    size: number,
    kind: MediaKind,
    captureSource: CaptureSource,
    file: File | null,
  ): Entry {
    this.lastKey += 1
    const key = String(this.lastKey)
    return { key, name, size, kind, captureSource, file, siteId: null, force: false, state: { is: 'chosen' } }
  }

  private find = (key: string) => this.all.find(entry => entry.key === key)
  private waiting = () =>
    this.all.find(
      (entry): entry is Entry & { file: File } => entry.state.is === 'waiting' && entry.file !== null,
    )
  private move = (key: string, state: EntryState) => this.change(key, { state })

  private change(key: string, changes: Partial<Entry>) {
    this.set(this.all.map(entry => (entry.key === key ? { ...entry, ...changes } : entry)))
  }

  private set(entries: readonly Entry[]) {
    this.all = entries
    for (const listener of this.listeners) listener()
  }
}

const noFault = { code: '', message: '' }
