import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints } from '@plumbline/contract/endpoints'
import { createTask, deleteTask } from '@plumbline/contract/work/tasks'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { refreshAfter } from './freshness'

const source = join(import.meta.dirname, '..')
const sources = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter(path => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map(path => ({ path, text: readFileSync(join(source, path), 'utf8') }))

const writes = endpoints.filter(({ endpoint }) => endpoint.method !== 'GET')
describe('what a call changes', () => {
  it('is applied wherever a write with consequences is sent without useApiMutation', () => {
    const careless = writes.flatMap(({ name, endpoint }) => {
      if (!endpoint.changes?.length) return []
      const direct = new RegExp(`\\b(upload|call|callForEvents)\\(\\s*${name}\\b`)
      return sources
        .filter(({ text }) => direct.test(text) && !/\brefresh(After)?\(/.test(text))
        .map(({ path }) => `${path}: ${name}`)
    })
    // Joining signs the person in: the cache starts empty.
    expect(careless.filter(line => !line.endsWith(': acceptInvitation'))).toEqual([])
  })
})

describe('refreshAfter', () => {
  const loaded = (keys: readonly (readonly unknown[])[]) => {
    const client = new QueryClient()
    for (const key of keys) client.setQueryData(key, {})
    return client
  }
  const isStale = (client: QueryClient, key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated

  it('marks every list a new task shows up in, and nothing else', async () => {
    const keys = [
      ['/api/tasks', { query: {} }],
      ['/api/violations', {}],
      ['/api/dashboard/stats', {}],
    ]
    const client = loaded([...keys, ['/api/regulations', {}]])
    await refreshAfter(client, createTask)
    expect(keys.map(key => isStale(client, key))).toEqual([true, true, true])
    expect(isStale(client, ['/api/regulations', {}])).toBe(false)
  })

  it('does not fetch a deleted record again while its page is still open', async () => {
    const client = loaded([])
    const invalidate = vi.spyOn(client, 'invalidateQueries')
    client.setQueryData(['/api/tasks/:id', { params: { id: 'a' } }], {})
    await refreshAfter(client, deleteTask, { params: { id: 'a' } })
    expect(invalidate.mock.calls.map(([filters]) => filters?.refetchType)).toEqual([undefined, 'none'])
    expect(isStale(client, ['/api/tasks/:id', { params: { id: 'a' } }])).toBe(true)
  })
})
