import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { newAddress, openSession } from './journey'

type SignedIn = { user: { email: string; id: string }; token: string; expiresAt: string }
export type Media = { name: string; mimeType: string; buffer: Buffer }

/** One of the pictures that the product offers for trying it out. */
export const sample = (name: string): Media => ({
  name,
  mimeType: 'image/jpeg',
  buffer: readFileSync(join(import.meta.dirname, '../apps/web/public/samples', name)),
})

export const choose = (page: Page, files: Media | Media[]) =>
  page.locator('input[type=file][multiple]').setInputFiles(files)

export const analyze = (page: Page) =>
  page.getByRole('button', { name: 'Analyze for Safety Violations' }).click()

export async function chooseAndAnalyze(page: Page, files: Media | Media[]) {
  await choose(page, files)
  await analyze(page)
}

export const results = (page: Page) => page.getByRole('heading', { name: 'Analysis Results' })

/** A new user in a new organization, so that journeys that run in parallel don't share quotas or lists. */
export async function signUpAndOpen(page: Page, path: string) {
  const response = await page.request.post('/api/auth/signup', {
    data: {
      name: 'Ana Ruiz',
      email: newAddress('upload'),
      password: 'a good passphrase',
      confirmPassword: 'a good passphrase',
      organization: 'Ruiz',
      title: 'Foreman',
      industry: 'construction',
      companySize: 'small',
      region: 'us',
      privacyAccepted: true,
      termsAccepted: true,
    },
  })
  const { user, ...session } = (await response.json()).data as SignedIn
  await openSession(page, session, path)
  return { ...user, token: session.token }
}

export const signUpAndOpenUpload = (page: Page) => signUpAndOpen(page, '/upload')
