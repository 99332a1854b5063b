import type { DetectorState, Operations } from '@plumbline/contract/operations/operations'
import { expect, test } from 'vitest'
import { response, show, until } from '../../../../testing/screen'
import { OperationsView } from './operations-view'

const ID = '7c1b2f40-3a55-4c1e-9d5f-2f7d1f4f0a11'
const NOW = '2026-11-17T03:00:00.000Z'
const operations: Operations = {
  version: '1.3.0',
  at: NOW,
  queues: [{ name: 'analysis image', waiting: 12, running: 1, failed: 3, oldestSeconds: 125 }],
  processes: [
    {
      id: ID,
      host: 'worker-1',
      role: 'worker',
      version: '1.3.0',
      startedAt: NOW,
      lastSeenAt: NOW,
      isAlive: false,
      doing: ['analysis video'],
      detector: null,
    },
  ],
  storage: {
    usedBytes: 3 * 1024 ** 3,
    freeBytes: 50 * 1024 ** 3,
    organizations: [{ id: ID, name: 'Harbor Builders', bytes: 2 * 1024 ** 3 }],
  },
  database: { bytes: 200 * 1024 ** 2, connections: 11, maxConnections: 100 },
  errors: [{ source: 'request', place: 'GET /api/tasks', code: 'unexpected', count: 4, lastAt: NOW }],
  lines: [
    { id: ID, source: 'job', place: 'media.sweep', code: 'ENOSPC', origin: 'Error at sweep x.ts:1', at: NOW },
  ],
}
const text = () => document.body.textContent ?? ''

test('shows queues, processes, storage and errors', async () => {
  response({ 'GET /api/operations': () => operations })
  await show(<OperationsView />, { words: 'operations' })
  await until(() => expect(text()).toContain('analysis image'))
  for (const expected of [
    '2 min',
    'worker-1',
    'Silent',
    'analysis video',
    'Harbor Builders',
    '11 of 100',
    'GET /api/tasks',
    'media.sweep',
  ])
    expect(text()).toContain(expected)
})

test('says so where nothing waits and nothing failed', async () => {
  response({ 'GET /api/operations': () => ({ ...operations, queues: [], errors: [], lines: [] }) })
  await show(<OperationsView />, { words: 'operations' })
  await until(() => expect(text()).toContain('No errors in the last hour'))
  expect(text()).toContain('Nothing is waiting')
})

const checked = { detector: '1', processor: 'x64 Old', box: 0.31, confidence: 0.4, unmatched: ['no person'] }
const withDetector = (detector: Partial<DetectorState>) => ({
  ...operations,
  processes: operations.processes.map(process => ({
    ...process,
    isAlive: true,
    detector: { ...checked, ...detector },
  })),
})

test.each([
  ['a machine that computes as it should', { precision: 'fast', passed: true }, 'Checked', null],
  [
    'one that needs the safe setting',
    { precision: 'safe', passed: true },
    'Safe setting',
    'uses the safe setting',
  ],
  [
    'one that fails even so',
    { precision: 'safe', passed: false },
    'Deviates',
    "Don't rely on findings from worker-1",
  ],
] as const)('says what the self-check found on %s', async (_, detector, badge, alert) => {
  response({ 'GET /api/operations': () => withDetector(detector) })
  await show(<OperationsView />, { words: 'operations' })
  await until(() => expect(text()).toContain(badge))
  if (alert) {
    expect(text()).toContain(alert)
    expect(text()).toContain('x64 Old')
  } else expect(text()).not.toContain('x64 Old')
})
