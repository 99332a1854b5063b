import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { button, click, response, show, until } from '../../../../testing/screen'
import ShareDialog from './share-dialog'

const VIOLATION = '4f0e8c1a-0000-4000-8000-000000000001'
const url = (days: number) => `https://plumbline.test/shared/${days}`

async function showDialog() {
  const created: number[] = []
  response({
    [`GET /api/violations/${VIOLATION}/share`]: () => [],
    [`POST /api/violations/${VIOLATION}/share`]: (_, { body }) => {
      const { days } = JSON.parse(String(body))
      created.push(days)
      return { id: VIOLATION, url: url(days), expiresAt: '2026-11-23T08:00:00.000Z' }
    },
  })
  await show(<ShareDialog violationId={VIOLATION} onClose={vi.fn()} />, { words: 'sharing' })
  await click(button('Create link'))
  await until(() => expect(link()?.value).toBe(url(7)))
  return created
}

const link = () => document.querySelector<HTMLInputElement>('input[readonly]')
const choose = (days: number) =>
  act(async () => {
    const select = document.querySelector('select') as HTMLSelectElement
    select.value = String(days)
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })

test('a link is for the days it was made for; other days make another one', async () => {
  const created = await showDialog()
  expect(document.activeElement).toBe(button('Copy link'))
  expect(document.body.textContent).toContain('Works until Nov 23, 2026')
  await choose(30)
  await until(() => expect(link()).toBeNull())
  await click(button('Create link'))
  await until(() => expect(link()?.value).toBe(url(30)))
  expect(created).toEqual([7, 30])
})

test('where the browser copies, the button says so', async () => {
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  await showDialog()
  await click(button('Copy link'))
  await until(() => expect(button('Copied')).toBeTruthy())
  expect(writeText).toHaveBeenCalledWith(url(7))
})

test.each([
  ['has no clipboard', undefined],
  ['forbids it', { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) }],
])('where the browser %s, the link is selected', async (_, clipboard) => {
  vi.stubGlobal('navigator', { ...navigator, clipboard })
  await showDialog()
  await click(button('Copy link'))
  await until(() => expect(document.body.textContent).toContain('The link is selected'))
  const field = link()
  expect(document.activeElement).toBe(field)
  expect([field?.selectionStart, field?.selectionEnd]).toEqual([0, url(7).length])
})
