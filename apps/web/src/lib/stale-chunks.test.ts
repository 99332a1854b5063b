import { beforeEach, expect, test, vi } from 'vitest'
import { reloadIfOutdated } from './stale-chunks'

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const pageWith = (entry: string) =>
  `<html><head><script src="/theme.js"></script><script type="module" crossorigin src="${entry}"></script></head></html>`
const reload = vi.fn()

beforeEach(() => {
  reload.mockReset()
  vi.stubGlobal('location', { reload })
  document.head.innerHTML = '<script type="module" crossorigin src="/assets/index-one.js"></script>'
})

test('a missing file after a deploy reloads the page and nothing crashes until then', async () => {
  vi.stubGlobal('fetch', async () => new Response(pageWith('/assets/index-two.js')))
  const settled = vi.fn()
  reloadIfOutdated(gone).then(settled, settled)
  await expect.poll(() => reload).toHaveBeenCalledOnce()
  expect(settled).not.toHaveBeenCalled()
})

test('without a new version the failure is a real one', async () => {
  vi.stubGlobal('fetch', async () => new Response(pageWith('/assets/index-one.js')))
  await expect(reloadIfOutdated(gone)).rejects.toThrow('dynamically imported')
  expect(reload).not.toHaveBeenCalled()
})

test('without a connection nothing on the screen is lost', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(reloadIfOutdated(gone)).rejects.toThrow('dynamically imported')
  expect(reload).not.toHaveBeenCalled()
})

test('what loads is handed on', async () => {
  expect(await reloadIfOutdated(async () => 'page')).toBe('page')
})
