import { expect, test, vi } from 'vitest'
import { regulationsFeature } from './regulations.feature'

vi.mock('@plumbline/knowledge/regulations/index', async load => {
  const { regulations } = await load<typeof import('@plumbline/knowledge/regulations/index')>()
  return { regulations: regulations.filter(({ code }) => code !== '30 CFR 56.15005') }
})

test('the product does not start while a rule cites a code that is not in the library, and names it', () => {
  const deps = {} as Parameters<typeof regulationsFeature>[0]
  expect(() => regulationsFeature(deps)).toThrow(/30 CFR 56\.15005 \(duty unprotected-edge\)/)
})
