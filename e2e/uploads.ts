import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, fromElsewhere, newAddress, openSession } from './journey'

type SignedIn = { user: { email: string; id: string }; token: string; expiresAt: string }
export type Media = { name: string; mimeType: string; buffer: Buffer }

const names = ['excavator.jpg', 'fire.jpg', 'site-no-hats.jpg', 'tidy.jpg'] as const
const folder = join(import.meta.dirname, '../apps/web/public/samples')
// Small enough to be looked at in one piece, which takes a seventh of the time and finds the same.
const buffers = await Promise.all(
  names.map(name => sharp(join(folder, name)).resize(800).jpeg({ quality: 92 }).toBuffer()),
)

type Name = (typeof names)[number]

/** One of the pictures that the product offers for trying it out, smaller. */
export const sample = (name: Name): Media => ({
  name,
  mimeType: 'image/jpeg',
  buffer: buffers[names.indexOf(name)] as Buffer,
})

/** The same bytes as the product's own. */
export const original = (name: Name): Media => ({
  ...sample(name),
  buffer: readFileSync(join(folder, name)),
})

export const choose = (page: Page, files: Media | Media[]) =>
  page.locator('input[type=file][multiple]').setInputFiles(files)

export const analyze = (page: Page) =>
  page.getByRole('button', { name: 'Analyze for Safety Violations' }).click()

export async function chooseAndAnalyze(page: Page, files: Media | Media[]) {
  await choose(page, files)
  // The length of a video is read before it is listed.
  for (const { name } of [files].flat())
    await expect(page.getByRole('button', { name: `Remove ${name}` }).last()).toBeVisible()
  await analyze(page)
}

export const results = (page: Page) => page.getByRole('heading', { name: 'Analysis Results' })

/** The password of everybody who signs up in a journey. */
export const NEW_PASSWORD = 'a good passphrase'

/** A new user in a new organization, so that journeys that run in parallel don't share quotas or lists. */
export async function signUpAndOpen(page: Page, path: string) {
  const response = await page.request.post('/api/auth/signup', {
    headers: fromElsewhere(),
    data: {
      name: 'Ana Ruiz',
      email: newAddress('upload'),
      password: NEW_PASSWORD,
      confirmPassword: NEW_PASSWORD,
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
