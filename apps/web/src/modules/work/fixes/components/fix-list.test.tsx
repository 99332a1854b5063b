import type { Fix } from '@plumbline/contract/work/fixes'
import { beforeEach, expect, test, vi } from 'vitest'
import { i18next } from '../../../../lib/i18n'
import { button, click, response, show, type, until } from '../../../../testing/screen'
import FixList from './fix-list'

const TASK = '4f0e8c1a-0000-4000-8000-000000000001'
const FIX = '4f0e8c1a-0000-4000-8000-000000000002'
const picture = { url: '/api/media/x', width: 800, height: 533, boxes: [] }

const fixWith = (changes: Partial<Fix>): Fix => ({
  id: FIX,
  taskId: TASK,
  violationId: '4f0e8c1a-0000-4000-8000-000000000003',
  before: picture,
  after: picture,
  alignment: null,
  outcome: 'not_seen',
  reason: { code: 'fix.spot_clear', params: {}, text: '' },
  submittedBy: null,
  submittedByName: 'Ben Okafor',
  submittedAt: '2026-11-16T08:00:00.000Z',
  review: 'waiting',
  reviewerName: 'Ana Ruiz',
  reviewedBy: null,
  reviewedByName: null,
  reviewedAt: null,
  note: '',
  canResolve: true,
  ...changes,
})

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

async function showList(fixes: Fix[], { canReview = false } = {}) {
  const sent: unknown[] = []
  response({
    [`GET /api/tasks/${TASK}/fixes`]: () => fixes,
    [`POST /api/fixes/${FIX}/review`]: (_, { body }) => {
      sent.push(JSON.parse(String(body)))
      return { ...fixes[0], review: 'accepted', canResolve: false, violationCanBeResolved: false }
    },
  })
  await show(<FixList taskId={TASK} canReview={canReview} />, { words: 'fixes' })
  await i18next.loadNamespaces(['findings', 'hazards', 'fix-reasons'])
  return { sent }
}
const text = () => document.body.textContent ?? ''

test('without a photo it asks for one', async () => {
  await showList([])
  await until(() => expect(button('Take photo')).toBeTruthy())
  expect(document.querySelector('input[capture]')?.getAttribute('accept')).toBe('image/jpeg,image/png')
})

test.each([
  ['pending', null, 'Comparing the photos…'],
  ['not_seen', 'fix.spot_clear', "The hazard isn't visible anymore."],
  ['still_there', 'fix.seen', 'Still there'],
  ['cannot_tell', 'fix.too_dark', "Can't tell"],
] as const)('%s is said in words', async (outcome, code, words) => {
  const reason = code && { code, params: {}, text: '' }
  await showList([fixWith({ outcome, reason, ...(outcome === 'pending' && { after: null }) })])
  await until(() => expect(text()).toContain(words))
  if (outcome !== 'pending') expect(text()).toContain('Ana Ruiz will confirm.')
  expect(button('Accept fix')).toBeUndefined()
})

test('the slider is a range that the keyboard moves, and shows more of one photo', async () => {
  await showList([fixWith({})])
  await until(() => expect(document.querySelector('input[type=range]')).toBeTruthy())
  const slider = document.querySelector('input[type=range]') as HTMLInputElement
  expect(slider.getAttribute('aria-label')).toBe('Compare before and after')
  await type(slider, '80')
  expect(slider.getAttribute('aria-valuetext')).toBe('20% of the photo shows the fix')
})

test('a manager accepts, which resolves the violation too', async () => {
  const { sent } = await showList([fixWith({})], { canReview: true })
  await until(() => expect(button('Accept and resolve')).toBeTruthy())
  await click(button('Accept and resolve'))
  await until(() => expect(sent).toEqual([{ decision: 'accept', note: '', resolve: true }]))
})

test('sending back comes first for what is still there, and asks what still needs to be done', async () => {
  const { sent } = await showList([fixWith({ outcome: 'still_there' })], { canReview: true })
  await until(() => expect(button('Send back')).toBeTruthy())
  const names = [...document.querySelectorAll('button')].map(({ textContent }) => textContent)
  expect(names.slice(0, 2)).toEqual(['Send back', 'It is fixed…'])
  await click(button('Send back'))
  await type(document.querySelector('textarea') as HTMLTextAreaElement, 'The rail is missing.')
  await click(button('Send back'))
  await until(() =>
    expect(sent).toEqual([{ decision: 'send_back', note: 'The rail is missing.', resolve: false }]),
  )
})

test('what is still there is accepted only with a reason', async () => {
  const { sent } = await showList([fixWith({ outcome: 'still_there' })], { canReview: true })
  await until(() => expect(button('It is fixed…')).toBeTruthy())
  await click(button('It is fixed…'))
  expect(button('Accept and resolve')?.disabled).toBe(true)
  await type(document.querySelector('textarea') as HTMLTextAreaElement, 'A banner looks like fire.')
  await click(button('Accept and resolve'))
  await until(() =>
    expect(sent).toEqual([{ decision: 'accept', note: 'A banner looks like fire.', resolve: true }]),
  )
})
