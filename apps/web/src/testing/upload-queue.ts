import type { AnalysisResult, AnalysisStatus } from '@plumbline/contract/capture/analysis'
import { expect, vi } from 'vitest'
import { ApiError } from '../lib/api'
import type { Entry } from '../modules/capture/analysis/upload/entry'
import { UploadQueue } from '../modules/capture/analysis/upload/queue'
import type { UploadQueueDeps } from '../modules/capture/analysis/upload/queue-deps'

export const status = (id: string, changes: Partial<AnalysisStatus> = {}): AnalysisStatus => ({
  id,
  status: 'queued',
  stage: 'waiting',
  progress: 0,
  preview: null,
  error: null,
  ...changes,
})
export const rejection = (code: string, params = {}) => new ApiError(code, 400, code, [], params)
export const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' })

/** A server that responds when the test says so. */
export function createFakeDeps(changes: Partial<UploadQueueDeps> = {}) {
  const sent: { name: string; force: boolean; response: (given: AnalysisStatus | Error) => void }[] = []
  const streams = new Map<string, (status: AnalysisStatus) => void>()
  const deps = {
    send: vi.fn<UploadQueueDeps['send']>(
      (entry, { signal }) =>
        new Promise((resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason))
          const response = (given: AnalysisStatus | Error) =>
            given instanceof Error ? reject(given) : resolve(given)
          sent.push({ name: entry.name, force: entry.force, response })
        }),
    ),
    follow: (id: string, { onStatus }: { onStatus: (status: AnalysisStatus) => void }) => {
      streams.set(id, onStatus)
      return () => {}
    },
    cancel: vi.fn(async () => {}),
    result: async (id: string) => ({ id, violations: [{}, {}, { basis: 'advisory' }] }) as AnalysisResult,
    save: vi.fn(async () => true),
    deleteSaved: vi.fn(),
    whenConnected: vi.fn<UploadQueueDeps['whenConnected']>(),
    onEarlier: vi.fn(),
    onAccepted: vi.fn(),
    onOver: vi.fn(),
    onCompleted: vi.fn(),
    onFailed: vi.fn(),
    onOutOfQuota: vi.fn(),
    onQuotaChanged: vi.fn(),
    ...changes,
  }
  const queue = new UploadQueue(deps)
  return {
    queue,
    deps,
    sent,
    tell: (given: AnalysisStatus) => streams.get(given.id)?.(given),
    response: async (given: AnalysisStatus | Error) => {
      sent.at(-1)?.response(given)
      await expect.poll(() => queue.entries().some(({ state }) => state.is === 'uploading')).toBe(false)
    },
    states: () => queue.entries().map(({ state }) => state.is),
    state: (index = 0) => (queue.entries()[index] as Entry).state,
  }
}
