import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { dataDir } from './playwright.config'

export { expect }

/** A browser in which an unexpected error in the console fails the journey. */
export const test = base.extend<{ page: Page; expectedErrors: RegExp[] }>({
  expectedErrors: [[], { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = []
    page.on('console', message => {
      if (message.type() === 'error') errors.push(message.text())
    })
    page.on('pageerror', error => errors.push(String(error)))
    await use(page)
    expect(errors.filter(error => !expectedErrors.some(pattern => pattern.test(error)))).toEqual([])
  },
})

/** Uses a public page, which is when its application starts. */
export async function becomeReady(page: Page) {
  await page.mouse.move(100, 100)
  await expect(page.locator('html[data-ready]')).toBeAttached()
}

type Session = { token: string; expiresAt: string }

const DEMO_PASSWORD = 'plumbline-demo'

export async function logIn(page: Page, email: string, password = DEMO_PASSWORD) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** As if from anywhere: many sign-ins from one address are rejected. */
export const fromElsewhere = () => ({
  'x-forwarded-for': `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`,
})

/** Signs in over the API, for journeys that are not about the login, and opens a page if one is named. */
export async function signIn(page: Page, email: string, path?: string) {
  const data = { email, password: DEMO_PASSWORD }
  const response = await page.request.post('/api/auth/login', { data, headers: fromElsewhere() })
  await openSession(page, (await response.json()).data, path)
}

/** Stores the session that a login or sign-up over the API has started, and opens a page in it if one is named. */
export async function openSession(page: Page, { token, expiresAt }: Session, path?: string) {
  // A small file of the same origin, whose local storage is the app's.
  await page.goto('/theme.js')
  const session = JSON.stringify({ token, expiresAt })
  await page.evaluate(value => localStorage.setItem('plumbline.session', value), session)
  if (path) await page.goto(path)
}

const decode = (raw: string) => raw.replace(/=\r?\n/g, '').replace(/=3D/g, '=')

/** The link in the newest email of that kind to that address, once it has been sent. */
export async function linkInEmail(to: string, kind: string) {
  const outbox = join(dataDir, 'outbox')
  const find = () => {
    const files = readdirSync(outbox).filter(file => file.endsWith(`-${kind}.eml`))
    const emails = files.toSorted().map(file => readFileSync(join(outbox, file), 'utf8'))
    const email = emails.filter(text => text.includes(`To: ${to}`)).at(-1)
    return email ? (decode(email).match(/http:\/\/localhost:\d+\S+/)?.[0] ?? '') : ''
  }
  await expect.poll(find, { message: `an email ${kind} to ${to}` }).toContain('http')
  return find()
}

/** A word that no other journey uses: those that run in parallel share the demo organization. */
export const unique = () => randomUUID().slice(0, 8)

export const newAddress = (name: string) => `${name}-${unique()}@site.example`

/**
 * Toasts go after five seconds, but not while another window is in front. So a slow machine has the time to press
 * what they offer.
 */
export async function keepToasts(page: Page, work: () => Promise<void>) {
  await page.evaluate(() => dispatchEvent(new Event('blur')))
  await work()
  await page.evaluate(() => dispatchEvent(new Event('focus')))
}

/** What the menu beside the next step of a violation holds. */
export async function inMore(page: Page, name: string) {
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click()
  return page.getByRole('menuitem', { name, exact: true })
}

/** The session of the page, for API calls that set up a journey. */
export async function authHeaders(page: Page) {
  const stored = await page.evaluate(() => localStorage.getItem('plumbline.session'))
  return { authorization: `Bearer ${JSON.parse(stored ?? '{}').token}` }
}

/** The day so many days from today, which it may not yet be where the browser is: 2026-11-21. */
export async function dayIn(page: Page, days: number) {
  const answer = await page.request.get('/api/users/me', { headers: await authHeaders(page) })
  const { timeZone } = (await answer.json()).data.user
  const day = new Date(new Intl.DateTimeFormat('sv-SE', { timeZone }).format())
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}
