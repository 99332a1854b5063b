import type { AnalysisResult, AnalysisStatus } from '@plumbline/contract/capture/analysis'
import { countFindings } from '@plumbline/domain'
import { ApiError, NetworkError } from '../../../../lib/api'
import { nowhere, type Place } from '../../../../lib/place'
import { type CaptureSource, type FileProblem, kindOf, problemWith } from './accepted'
import {
  type Entry,
  type EntryState,
  type EntryWithFile,
  hasFile,
  isRunning,
  newEntry,
  type Problem,
  type Source,
} from './entry'
import type { UploadQueueDeps } from './queue-deps'

/** Two clocks differ by less. */
const CLOCK_TOLERANCE_MS = 5 * 60_000
/** The server rejected the file itself, so that sending it again later would not help. */
const isFinal = (error: unknown) =>
  error instanceof ApiError && error.status < 500 && error.status !== 401 && error.status !== 429

/** The files of one visit: sent one after the other, analyzed side by side. */
export class UploadQueue {
  private readonly deps: UploadQueueDeps
  private all: readonly Entry[] = []
  private listeners = new Set<() => void>()
  private stops = new Map<string, () => void>()
  private sending = false
  private awaitsConnection = false
  private lostConnections = 0

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
      else taken.push(entryOf(file, { captureSource }))
    }
    const open = this.all.filter(entry => isRunning(entry) || entry.state.is === 'chosen')
    this.set([...open, ...taken])
    return problems
  }

  /** Adds one file and sends it without being asked again. */
  submit(file: File, source: Source): { key: string } | { problem: FileProblem } {
    const problem = problemWith(file, source.captureSource)
    if (problem) return { problem }
    const entry = entryOf(file, source)
    this.set([...this.all, entry])
    this.queueUp(entry.key)
    return { key: entry.key }
  }

  /** Analyses that run on the server although this page did not send them, such as after a reload. */
  resume(results: readonly AnalysisResult[]) {
    const known = new Set(this.all.map(({ state }) => ('id' in state ? state.id : null)))
    const found = results.filter(
      ({ id, status }) => (status === 'queued' || status === 'running') && !known.has(id),
    )
    for (const result of found) {
      const { fileName: name, fileSize: size, kind, captureSource } = result
      const entry = { ...newEntry({ captureSource }), name, size, kind }
      this.set([...this.all, entry])
      this.follow(entry.key, result)
    }
  }

  /** Files that an earlier visit could not send. */
  restore(saved: readonly EntryWithFile[]) {
    const missing = saved.filter(({ key }) => !this.find(key))
    this.set([...this.all, ...missing.map(entry => ({ ...entry, state: { is: 'waiting' } as const }))])
    void this.sendNext()
  }

  start(place: Place = nowhere) {
    for (const { key, state } of this.all) {
      if (state.is !== 'chosen') continue
      this.change(key, { place })
      this.queueUp(key)
    }
  }

  remove(key: string) {
    this.deps.deleteSaved(key)
    this.set(this.all.filter(entry => entry.key !== key))
  }

  cancel(key: string) {
    const state = this.find(key)?.state
    if (state?.is === 'waiting' || state?.is === 'offline') this.move(key, { is: 'chosen' })
    else if (state?.is === 'uploading') this.stops.get(key)?.()
    // The event stream reports the outcome: canceled, or completed if it ended first.
    else if (state?.is === 'analyzing') void this.deps.cancel(state.id).catch(() => {})
    if (state?.is !== 'analyzing') this.deps.deleteSaved(key)
  }

  /** The same, but the file stays as one that was chosen and not sent. */
  undo(key: string) {
    this.change(key, { isUndone: true })
    this.cancel(key)
  }

  /** Sends a failed or canceled file again, or a duplicate anyway. */
  retry(key: string) {
    const entry = this.find(key)
    if (!entry?.file) return
    this.change(key, { force: entry.force || entry.state.is === 'duplicate' })
    this.queueUp(key)
  }

  private queueUp(key: string) {
    this.change(key, { isUndone: false, state: { is: 'waiting' } })
    const entry = this.find(key)
    if (entry && hasFile(entry) && !entry.isSaved)
      void this.deps.save(entry).then(isSaved => this.change(key, { isSaved }))
    void this.sendNext()
  }

  private async sendNext() {
    if (this.sending) return
    this.sending = true
    for (let next = this.waiting(); next; next = this.waiting()) await this.send(next)
    this.sending = false
  }

  private async send(entry: EntryWithFile) {
    const { key } = entry
    const abort = new AbortController()
    this.stops.set(key, () => abort.abort())
    this.change(key, {
      firstSentAt: entry.firstSentAt ?? Date.now(),
      state: { is: 'uploading', sent: 0 },
    })
    try {
      const status = await this.deps.send(entry, {
        signal: abort.signal,
        onSent: sent => this.find(key)?.state.is === 'uploading' && this.move(key, { is: 'uploading', sent }),
      })
      this.accept(key, status)
    } catch (error) {
      if (abort.signal.aborted) this.end(key)
      else this.handleRejection(entry, error)
    } finally {
      this.stops.delete(key)
    }
  }

  private accept(key: string, status: AnalysisStatus) {
    this.lostConnections = 0
    const timesAccepted = (this.find(key)?.timesAccepted ?? 0) + 1
    // From now on the server knows this file: a retry has to force a new analysis.
    this.change(key, { force: true, isSaved: false, timesAccepted })
    this.deps.deleteSaved(key)
    this.deps.onAccepted(status.id)
    this.deps.onQuotaChanged()
    this.follow(key, status)
  }

  private handleRejection(entry: Entry, error: unknown) {
    const { key } = entry
    const code = error instanceof ApiError ? error.code : error instanceof NetworkError ? 'network' : ''
    const params = error instanceof ApiError ? error.params : {}
    const problem = { code, params, message: error instanceof Error ? error.message : '' }
    if (code === 'network') return this.awaitConnection(key)
    if (code === 'site_archived') {
      // Archived since the photo was taken: it waits for another site, and so does what comes after it.
      this.hold(key, 'chosen')
      return this.deps.onFailed(entry, problem)
    }
    if (isFinal(error)) this.deps.deleteSaved(key)
    if (code === 'already_uploaded' && params.analysisId) {
      this.handleDuplicate(entry, params.analysisId, params.date ?? '')
    } else if (code === 'quota_exhausted') {
      this.hold(key, 'chosen')
      this.deps.onQuotaChanged()
      this.deps.onOutOfQuota(params.limit)
    } else {
      this.fail(key, problem)
    }
  }

  /** Sent before, but the response was lost with the connection: the analysis is this file's own. */
  private handleDuplicate({ key, firstSentAt, opensEarlier }: Entry, earlier: string, date: string) {
    const isOwn = firstSentAt !== null && Date.parse(date) >= firstSentAt - CLOCK_TOLERANCE_MS
    if (isOwn) {
      this.accept(key, { ...queued, id: earlier })
    } else if (opensEarlier) {
      this.remove(key)
      this.deps.onEarlier(earlier)
    } else {
      this.move(key, { is: 'duplicate', earlier, date })
    }
  }

  /** What comes after it would fail the same way, and waits too. */
  private hold(key: string, state: 'chosen' | 'offline') {
    this.set(
      this.all.map(entry =>
        entry.key === key || entry.state.is === 'waiting' ? { ...entry, state: { is: state } } : entry,
      ),
    )
  }

  private awaitConnection(key: string) {
    this.hold(key, 'offline')
    if (this.awaitsConnection) return
    this.awaitsConnection = true
    this.deps.whenConnected(this.lostConnections++, () => {
      this.awaitsConnection = false
      for (const { key, state } of this.all) if (state.is === 'offline') this.move(key, { is: 'waiting' })
      void this.sendNext()
    })
  }

  private follow(key: string, first: AnalysisStatus) {
    const handle = (status: AnalysisStatus) => {
      const { id, stage, progress, preview } = status
      if (status.status === 'completed') void this.complete(key, id)
      else if (status.status === 'failed') this.fail(key, { params: {}, ...noFault, ...status.error })
      else if (status.status === 'canceled') this.end(key)
      else return this.move(key, { is: 'analyzing', id, stage, progress, preview })
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
      this.move(key, { is: 'completed', id, ...countFindings(result.violations) })
      const entry = this.find(key)
      if (entry) this.deps.onCompleted(result, entry)
    } catch (error) {
      this.fail(key, { ...noFault, params: {}, message: error instanceof Error ? error.message : '' })
    }
  }

  private end(key: string) {
    this.move(key, { is: this.find(key)?.isUndone ? 'chosen' : 'canceled' })
  }

  private fail(key: string, problem: Problem) {
    this.move(key, { is: 'failed', problem })
    const entry = this.find(key)
    if (entry) this.deps.onFailed(entry, problem)
  }

  private find = (key: string) => this.all.find(entry => entry.key === key)
  private waiting = () =>
    this.all.find((entry): entry is EntryWithFile => entry.state.is === 'waiting' && hasFile(entry))
  private move = (key: string, state: EntryState) => this.change(key, { state })

  private change(key: string, changes: Partial<Entry>) {
    this.set(this.all.map(entry => (entry.key === key ? { ...entry, ...changes } : entry)))
  }

  private set(entries: readonly Entry[]) {
    this.all = entries
    for (const listener of this.listeners) listener()
  }
}

const entryOf = (file: File, source: Source): Entry => ({
  ...newEntry(source),
  file,
  name: file.name,
  size: file.size,
  kind: kindOf(file),
})
const noFault = { code: '', message: '' }
const queued = { status: 'queued', stage: 'waiting', progress: 0, preview: null, error: null } as const
