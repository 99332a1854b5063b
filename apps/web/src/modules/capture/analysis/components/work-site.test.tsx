import type { AnalysisResult } from '@plumbline/contract/capture/analysis'
import { expect, test } from 'vitest'
import { button, click, response, show, until } from '../../../../testing/screen'
import { WorkSite } from './work-site'

const resultWith = (workSite: string, mayBeWorkSite = false) =>
  ({
    id: '4f0e8c1a-0000-4000-8000-000000000001',
    violations: [],
    detail: { workSite, mayBeWorkSite },
  }) as unknown as AnalysisResult
const showFor = (result: AnalysisResult) => show(<WorkSite result={result} />, { words: 'results' })

test.each([
  ['a photo with people and no worksite', resultWith('no', true), true],
  ['a photo that shows one unclearly', resultWith('picture', true), true],
  ['a photo without people', resultWith('no'), false],
  ['a photo at a site', resultWith('site'), false],
])('of %s it is asked whether it shows a worksite: %#', async (_, result, asked) => {
  await showFor(result)
  expect(Boolean(button('This is a worksite'))).toBe(asked)
})

test('one tap applies the rules to the same photo', async () => {
  const result = resultWith('no', true)
  const sent: string[] = []
  response({
    [`POST /api/analysis/results/${result.id}/work-site`]: url => {
      sent.push(url.pathname)
      return { ...result, violations: [{}] }
    },
  })
  await showFor(result)
  await click(button('This is a worksite'))
  await until(() => expect(sent).toHaveLength(1))
})

test('afterwards it says whose word the rules go by', async () => {
  await showFor(resultWith('person'))
  expect(document.body.textContent).toContain('Your team said this is a worksite')
})

const looking = (type: string, confidence: number, workSite = 'no') =>
  ({
    ...resultWith(workSite),
    detail: { workSite, looksLike: { type, confidence, workplace: 0.5 } },
  }) as unknown as AnalysisResult

test.each([
  ['a sure look', looking('plant', 0.93), 'Looks like a plant or warehouse (93% sure).'],
  ['an unsure look', looking('plant', 0.4), ''],
  ['no known kind', looking('other', 0.99), ''],
  ['a photo of a named site', looking('home', 0.93, 'site'), ''],
])('the kind of place is told after %s', async (_, result, told) => {
  await showFor(result)
  expect(document.body.textContent).toBe(told)
})
