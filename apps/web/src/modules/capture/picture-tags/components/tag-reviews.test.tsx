import type { TagSeen, TagsSeen } from '@plumbline/contract/capture/picture-tags'
import { expect, test } from 'vitest'
import { button, click, response, show, until } from '../../../../testing/screen'
import { LookedFor } from './looked-for'
import { TagReviews } from './tag-reviews'

const ID = '4f0e8c1a-0000-4000-8000-000000000001'
const item = (tag: TagSeen['tag'], more: Partial<TagSeen> = {}): TagSeen => ({
  tag,
  chance: 0.87,
  state: 'shown',
  review: null,
  measured: { pictures: 72, precision: 0.885, recall: 0.64 },
  ...more,
})
const seenWith = (items: TagSeen[], isRecognized = true): TagsSeen => ({
  isRecognized,
  testedOn: 1310,
  items,
})
const text = () => document.body.textContent ?? ''
const showReviews = (seen: TagsSeen) =>
  show(<TagReviews resultId={ID} seen={seen} />, { words: 'picture-tags' })

test('what is likely shown can be called wrong with one tap, which shows at once', async () => {
  const sent: string[] = []
  response({
    [`POST /api/analysis/results/${ID}/tags`]: (_, { body }) => {
      sent.push(String(body))
      return seenWith([])
    },
  })
  await showReviews(seenWith([item('scaffold'), item('trench', { state: 'possible', chance: 0.4 })]))
  expect(text()).toContain('Scaffold87% sure')
  expect(text()).not.toContain('Trench')
  await click(button('Wrong'))
  await until(() => expect(sent).toEqual([JSON.stringify({ tag: 'scaffold', isRight: false })]))
})

test('a review names who gave it', async () => {
  const review = { isRight: true, userId: ID, userName: 'Ana Ruiz', at: '2026-11-18T10:00:00.000Z' }
  await showReviews(seenWith([item('trench', { state: 'possible', review })]))
  expect(text()).toContain('Ana Ruiz')
  expect(button('Right').getAttribute('aria-pressed')).toBe('true')
})

test('where nothing was recognized it says so', async () => {
  await showReviews(seenWith([item('scaffold', { state: 'not_seen' })], false))
  expect(text()).toContain("We didn't recognize anything in particular.")
})

test('everything that was looked for is listed, with how far to trust it', async () => {
  const unnamed = { pictures: 44, precision: null, recall: null }
  response({
    [`GET /api/analysis/results/${ID}/tags`]: () =>
      seenWith([item('scaffold'), item('truck', { state: 'not_seen', chance: 0.03, measured: unnamed })]),
  })
  await show(<LookedFor resultId={ID} />, { words: 'picture-tags' })
  await until(() =>
    expect(text()).toContain('Scaffold · 87% sure · finds 64% of them, 89% of what it names is right'),
  )
  expect(text()).toContain('Not seenTruck · 3% sure · never named, only used to choose questions')
  expect(text()).toContain('Measured on 1,310 photos')
})
