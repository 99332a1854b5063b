import { expect, test, vi } from 'vitest'
import { ApiError } from '../../../../../lib/api'
import { button, click, show, type } from '../../../../../testing/screen'
import { FeedForm } from './feed-form'

const showForm = (onSubmit = vi.fn(async () => {})) =>
  show(<FeedForm feed={null} onSubmit={onSubmit} onCancel={() => {}} />, { words: 'regulations' }).then(
    () => onSubmit,
  )
const field = (position: number) => document.querySelectorAll('input')[position] as HTMLInputElement
const alert = () => document.querySelector('[role=alert]')?.textContent

test('a name and an address are both required', async () => {
  const onSubmit = await showForm()
  await type(field(0), 'Site news')
  await click(button('Add feed source'))
  expect(alert()).toBe('Validation ErrorPlease provide both a name and URL for the new feed source.')
  expect(onSubmit).not.toHaveBeenCalled()
})

test.each(['ftp://example.org/feed', 'example.org', 'http://', 'javascript:alert(1)'])(
  '%s is no address to fetch from',
  async url => {
    const onSubmit = await showForm()
    await type(field(0), 'Site news')
    await type(field(1), url)
    await click(button('Add feed source'))
    expect(alert()).toBe('Invalid URLPlease enter a valid URL starting with http:// or https://')
    expect(onSubmit).not.toHaveBeenCalled()
  },
)

test('what was typed is trimmed and handed over', async () => {
  const onSubmit = await showForm()
  await type(field(0), ' Site news ')
  await type(field(1), ' https://example.org/feed ')
  await click(button('Add feed source'))
  expect(onSubmit).toHaveBeenCalledWith({ name: 'Site news', url: 'https://example.org/feed' })
})

test('an error is shown and what was typed stays', async () => {
  await showForm(
    vi.fn(async () => {
      throw new ApiError('overloaded', 503, '')
    }),
  )
  await type(field(0), 'Site news')
  await type(field(1), 'https://example.org/feed')
  await click(button('Add feed source'))
  expect(alert()).toContain("We're busy right now")
  expect([field(0).value, field(1).value]).toEqual(['Site news', 'https://example.org/feed'])
})
