import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints } from '@plumbline/contract/endpoints'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { refreshAfter, routeOf, staleAfter } from './freshness'

const source = join(import.meta.dirname, '..')
const sources = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter(path => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map(path => ({ path, text: readFileSync(join(source, path), 'utf8') }))

const writes = endpoints.filter(({ endpoint }) => endpoint.method !== 'GET')
/** Calls that use POST only because their input is too long for an address. */
const reads = new Set(['POST /api/violations/estimate-fine', 'POST /api/paulie/suggestions'])
const isUsed = (name: string) =>
  sources.some(
    ({ text }) =>
      /@plumbline\/contract/.test(text) &&
      new RegExp(`\\b(useApiMutation|upload|call|callForEvents|useDownload)\\(\\s*${name}\\b`).test(text),
  )

describe('staleAfter', () => {
  it('knows every write the web app makes', () => {
    const unknown = writes
      .filter(({ name, endpoint }) => isUsed(name) && !reads.has(routeOf(endpoint)))
      .map(({ endpoint }) => routeOf(endpoint))
      .filter(route => !(route in staleAfter))
    expect(unknown).toEqual([])
  })

  it('has no entry for a write that does not exist', () => {
    const known = new Set(writes.map(({ endpoint }) => routeOf(endpoint)))
    expect(Object.keys(staleAfter).filter(route => !known.has(route))).toEqual([])
  })

  it('is applied wherever a write with consequences is sent without useApiMutation', () => {
    const careless = writes.flatMap(({ name, endpoint }) => {
      if (!staleAfter[routeOf(endpoint)]?.length) return []
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
    await refreshAfter(client, { method: 'POST', path: '/api/tasks' })
    expect(keys.map(key => isStale(client, key))).toEqual([true, true, true])
    expect(isStale(client, ['/api/regulations', {}])).toBe(false)
  })

  it('does not fetch a deleted record again while its page is still open', async () => {
    const client = loaded([])
    const invalidate = vi.spyOn(client, 'invalidateQueries')
    client.setQueryData(['/api/tasks/:id', { params: { id: 'a' } }], {})
    await refreshAfter(client, { method: 'DELETE', path: '/api/tasks/:id' }, { params: { id: 'a' } })
    expect(invalidate.mock.calls.map(([filters]) => filters?.refetchType)).toEqual([undefined, 'none'])
    expect(isStale(client, ['/api/tasks/:id', { params: { id: 'a' } }])).toBe(true)
  })
})
