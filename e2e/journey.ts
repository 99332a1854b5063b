import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { dataDir } from './playwright.config'

export { expect }

/** A browser in which an unexpected error in the console fails the journey. */
export const test = base.extend<{ page: Page; tolerated: RegExp[] }>({
  tolerated: [[], { option: true }],
  page: async ({ page, tolerated }, use) => {
    const complaints: string[] = []
    page.on('console', message => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    page.on('pageerror', error => complaints.push(String(error)))
    await use(page)
    expect(complaints.filter(complaint => !tolerated.some(pattern => pattern.test(complaint)))).toEqual([])
  },
})

const DEMO_PASSWORD = 'plumbline-demo'

export async function logIn(page: Page, email: string, password = DEMO_PASSWORD) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

const decode = (raw: string) => raw.replace(/=\r?\n/g, '').replace(/=3D/g, '=')

/** The link in the newest letter of that kind to that address, once it has been written. */
export async function mailedLink(to: string, kind: string) {
  const outbox = join(dataDir, 'outbox')
  const find = () => {
    const files = readdirSync(outbox).filter(file => file.endsWith(`-${kind}.eml`))
    const letters = files.toSorted().map(file => readFileSync(join(outbox, file), 'utf8'))
    const letter = letters.filter(text => text.includes(`To: ${to}`)).at(-1)
    return letter ? (decode(letter).match(/http:\/\/localhost:\d+\S+/)?.[0] ?? '') : ''
  }
  await expect.poll(find, { message: `a letter ${kind} to ${to}` }).toContain('http')
  return find()
}

export const newAddress = (name: string) => `${name}-${Date.now().toString(36)}@site.example`

/** For what a journey needs but is not about: a call with the session of the page. */
export async function sessionOf(page: Page) {
  const stored = await page.evaluate(() => localStorage.getItem('plumbline.session'))
  return { authorization: `Bearer ${JSON.parse(stored ?? '{}').token}` }
}
