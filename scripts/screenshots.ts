import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { temporaryFolder } from '../apps/server/src/testing/temporary-folder'
import { type Browser, launchBrowser, type Page } from '../e2e/browser'
import type { Violation } from '../packages/contract/src'
import { languages } from '../packages/contract/src/options'
import { loadFormatter } from '../packages/messages/src'
import { root } from './lib/root.mjs'
import { launch } from './testing/launch'

/**
 * Takes the pictures of the public site from the product itself, with the demo's data: `npm run screenshots`. Every
 * language, or those named (`npm run screenshots -- de fr`), and both themes, into apps/web/public/screens.
 */
const MAX_BYTES = 45_000
const MAX_QUALITY = 86
const MIN_QUALITY = 30
const TIMEOUT_MS = 600_000

const out = join(root, 'apps/web/public/screens')
const themes = ['light', 'dark'] as const
const desk = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 }
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }

const chosen = process.argv.slice(2)

type Language = (typeof languages)[number]
type Result = { id: string; fileName: string; status: string; createdAt: string; violations: Violation[] }
type Shot = {
  name: string
  device: typeof desk | typeof phone
  path: string
  shows: (page: Page) => Promise<void>
}

const folder = temporaryFolder('screenshots')
const server = await launch({ DATA_DIR: folder, DEMO: '1', LOG_LEVEL: 'warn' })
let browser: Browser | undefined
try {
  await server.ready
  browser = await launchBrowser()
  const session = await logIn(browser)
  const authorization = `Bearer ${session.token}`
  const call = async <T>(method: string, path: string, body?: object) => {
    const response = await fetch(`${server.url}${path}`, {
      method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
    return ((await response.json()) as { data: T }).data
  }
  const result = await analyzedSample(call)
  mkdirSync(out, { recursive: true })
  for (const language of languages.filter(each => chosen.length === 0 || chosen.includes(each))) {
    await call('PUT', '/api/users/preferences', { language })
    const taskId = await createTask(call, language, result)
    for (const theme of themes)
      for (const shot of shotsOf(result.id, taskId)) await take(browser, session, shot, language, theme)
    await call('DELETE', `/api/tasks/${taskId}`)
  }
} finally {
  await browser?.close()
  server.process.kill('SIGTERM')
  await server.ended
  rmSync(folder, { recursive: true, force: true })
}

/** In the browser: pictures are loaded with the cookie, everything else with the token. */
async function logIn(from: Browser) {
  const context = await from.newContext()
  const response = await context.request.post(`${server.url}/api/auth/login`, {
    data: { email: 'manager@plumbline.example', password: 'plumbline-demo' },
  })
  const { token } = (await response.json()) as { token: string }
  const { cookies } = await context.storageState()
  await context.close()
  return { token, cookies }
}

type Session = Awaited<ReturnType<typeof logIn>>
type Call = <T>(method: string, path: string, body?: object) => Promise<T>

/** The newest result of the sample with people and a machine, once the analysis is done. */
async function analyzedSample(call: Call): Promise<Result> {
  const end = Date.now() + TIMEOUT_MS
  while (Date.now() < end) {
    const { items } = await call<{ items: Result[] }>('GET', '/api/analysis/results?pageSize=20')
    const found = items.find(
      ({ fileName, status }) => fileName === 'site-no-hats.jpg' && status === 'completed',
    )
    if (found) return found
    await new Promise(resolve => setTimeout(resolve, 500))
  }
  throw new Error('the sample was not analyzed in time')
}

/** The task that somebody who reads this language would make of the most severe finding. */
async function createTask(call: Call, language: Language, { violations }: Result) {
  const [violation] = violations
  if (!violation) throw new Error('nothing was found in the sample')
  const { type, description, steps } = (await loadFormatter(language)).violation(violation)
  const body = { title: type, description, violationId: violation.id, steps: steps.slice(0, 4) }
  return (await call<{ id: string }>('POST', '/api/tasks', body)).id
}

function shotsOf(resultId: string, taskId: string): Shot[] {
  const shows = (page: Page) => page.getByRole('heading', { level: 1 }).first().waitFor()
  const result = `/results/${resultId}`
  return [
    { name: 'dashboard', device: desk, path: '/dashboard', shows },
    { name: 'result', device: desk, path: result, shows },
    { name: 'regulations', device: desk, path: '/regulations', shows },
    { name: 'task', device: phone, path: `/tasks/${taskId}`, shows },
    { name: 'result-phone', device: phone, path: result, shows },
  ]
}

async function take(
  from: Browser,
  { token, cookies }: Session,
  { name, device, path, shows }: Shot,
  language: Language,
  theme: 'light' | 'dark',
) {
  const context = await from.newContext({
    ...device,
    locale: language,
    colorScheme: theme,
    reducedMotion: 'reduce',
    // Waiting for the page evaluates an expression in it, which the product's policy forbids.
    bypassCSP: true,
    storageState: { cookies, origins: [] },
  })
  const page = await context.newPage()
  const session = { token, expiresAt: new Date(Date.now() + 3_600_000).toISOString() }
  const stored = { 'plumbline.session': JSON.stringify(session), theme }
  // As text: it runs in the browser, which this folder knows nothing of.
  await page.addInitScript(
    `for (const [key, value] of Object.entries(${JSON.stringify(stored)})) localStorage.setItem(key, value)`,
  )
  await page.goto(`${server.url}${path}`)
  await shows(page)
  await loaded(page)
  const file = join(out, `${name}-${language}-${theme}.webp`)
  const bytes = await compressed(await page.screenshot({ animations: 'disabled', caret: 'hide' }))
  writeFileSync(file, bytes)
  console.log(`${file} ${Math.round(bytes.byteLength / 1000)} kB`)
  await context.close()
}

/** Fonts and the pictures in sight are there, and nothing shimmers or spins anymore. */
async function loaded(page: Page) {
  await page.waitForFunction(
    `document.querySelectorAll('.animate-pulse, .animate-spin, [aria-busy=true]').length === 0 &&
      [...document.images].every(
        image => image.complete || image.getBoundingClientRect().top > innerHeight,
      ) && document.fonts.status === 'loaded'`,
    undefined,
    { timeout: TIMEOUT_MS },
  )
}

/** As good as fits the size that a public page can afford. */
async function compressed(png: Uint8Array, quality = MAX_QUALITY): Promise<Buffer> {
  const bytes = await sharp(png).webp({ quality, effort: 6 }).toBuffer()
  return bytes.byteLength <= MAX_BYTES || quality <= MIN_QUALITY ? bytes : compressed(png, quality - 8)
}
