import { expect, test } from 'vitest'
import { response, show, until } from '../../../../testing/screen'
import { TakenAt } from './taken-at'

const SITE = '4f0e8c1a-0000-4000-8000-000000000001'
const uploaded = { uploadDate: '2026-11-16T18:30:00.000Z', siteId: SITE, kind: 'image' } as const

async function shown(capturedAt: string | null, timeZone: string) {
  response({ 'GET /api/sites': () => ({ items: [{ id: SITE, name: 'Pier 4', timeZone }] }) })
  await show(<TakenAt result={{ ...uploaded, capturedAt }} />, { words: 'results' })
  return () => document.body.textContent?.replaceAll(' ', ' ')
}

test('a photo without a time says so; when it was uploaded is never passed off as that', async () => {
  const text = await shown(null, Intl.DateTimeFormat().resolvedOptions().timeZone)
  const time = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })
    .format(new Date(uploaded.uploadDate))
    .replaceAll(' ', ' ')
  await until(() => expect(text()).toBe(`Time not in the photo. Uploaded ${time}`))
})

test('a photo with a time shows it by the clocks of the site, with its zone', async () => {
  const text = await shown('2026-11-16T15:30:00.000Z', 'America/Los_Angeles')
  await until(() => expect(text()).toBe('Taken Nov 16, 2026, 7:30 AM PST'))
})
