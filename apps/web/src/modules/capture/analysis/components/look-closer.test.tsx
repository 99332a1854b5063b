import type { AnalysisResult } from '@plumbline/contract/capture/analysis'
import { expect, test } from 'vitest'
import { button, click, response, show, until } from '../../../../testing/screen'
import { LookCloser } from './look-closer'

const resultWith = (isThorough?: boolean) =>
  ({
    id: '4f0e8c1a-0000-4000-8000-000000000001',
    violations: [],
    detail: { isThorough },
  }) as unknown as AnalysisResult
const showFor = (result: AnalysisResult) => show(<LookCloser result={result} />, { words: 'results' })

test.each([
  ['a large photo that was looked at in parts', resultWith(false), true],
  ['a photo that was looked at throughout', resultWith(true), false],
  ['a result of an earlier version', resultWith(), false],
])('%s can be looked at closer: %#', async (_, result, offered) => {
  await showFor(result)
  expect(Boolean(button('Look closer'))).toBe(offered)
})

test('one tap sends it', async () => {
  const result = resultWith(false)
  const sent: string[] = []
  response({
    [`POST /api/analysis/results/${result.id}/look-closer`]: url => {
      sent.push(url.pathname)
      return { ...result, status: 'queued' }
    },
  })
  await showFor(result)
  await click(button('Look closer'))
  await until(() => expect(sent).toHaveLength(1))
})
