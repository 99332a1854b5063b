import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchBrowser } from '../e2e/browser'
import { root } from '../scripts/lib/root.mjs'
import { launch, logInAt } from '../scripts/testing/launch'

/**
 * How soon every signed-in screen shows its main content on a slow phone (a new browser each time, nothing cached), and
 * how far things move while it loads. Layout shift and paint are the browser's own figures.
 */
const MAX_SHIFT = 0.05
const MAX_PAINT_MS = 2000
const CPU_SLOWDOWN = Number(process.env.BENCH_CPU_SLOWDOWN ?? 4)
/** Chrome's "Fast 4G". */
const network = {
  offline: false,
  latency: 165,
  downloadThroughput: (9_000_000 * 0.9) / 8,
  uploadThroughput: 1_500_000 / 8,
}

type Vitals = { shift: number; paintMs: number; moved: string[] }
type Item = { id: string }

const folder = mkdtempSync(join(tmpdir(), 'plumbline-screens-'))
const server = await launch({ DATA_DIR: folder, DEMO: '1', LOG_LEVEL: 'warn' })
await server.ready
const session = await logInAt(server.url, 'admin@plumbline.example')

const headers = { authorization: `Bearer ${session.token}` }

async function firstOf(path: string) {
  const response = await fetch(`${server.url}${path}`, { headers })
  const { data } = (await response.json()) as { data: { items: Item[] } }
  return data.items[0]?.id
}

async function create(path: string, body: object) {
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return ((await response.json()) as { data: Item }).data.id
}

/** A photo with findings in it, analyzed. */
async function analyzed() {
  const body = new FormData()
  const photo = await readFile(join(root, 'apps/web/public/samples/excavator.jpg'))
  body.append('file', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'excavator.jpg')
  const response = await fetch(`${server.url}/api/analysis/upload?wait=1&force=1`, {
    method: 'POST',
    headers,
    body,
  })
  return ((await response.json()) as { data: Item }).data.id
}

async function screens() {
  const result = await analyzed()
  const violation = await firstOf('/api/violations')
  const task = await create('/api/tasks', { violationId: violation, steps: ['Stop work', 'Tell the crew'] })
  const regulation = await firstOf('/api/regulations')
  return [
    '/dashboard',
    '/upload',
    `/results/${result}`,
    '/violations',
    `/violations?violation=${violation}`,
    '/tasks',
    '/tasks/create',
    `/tasks/${task}`,
    '/regulations',
    `/regulations/${regulation}`,
    '/notifications',
    '/profile',
    '/settings',
    '/settings?tab=sites',
    '/settings?tab=team',
    '/billing/subscribe',
  ]
}

const browser = await launchBrowser()

async function signedInContext() {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await page.goto(`${server.url}/login`)
  await page.getByLabel('Email').fill('admin@plumbline.example')
  await page.getByLabel('Password', { exact: true }).fill('plumbline-demo')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL(/dashboard|subscribe/)
  const state = await context.storageState()
  await context.close()
  return state
}

const storageState = await signedInContext()

async function vitalsOf(path: string): Promise<Vitals> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    storageState,
  })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.emulateNetworkConditions', network)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.addInitScript(observe)
    await page.goto(`${server.url}${path}`)
    await page.locator('h1').first().waitFor()
    await page.waitForLoadState('networkidle')
    return await page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals)
  } finally {
    await context.close()
  }
}

/** Runs in the page, before anything of its own. */
function observe() {
  const vitals: Vitals = { shift: 0, paintMs: 0, moved: [] }
  ;(window as unknown as { vitals: Vitals }).vitals = vitals
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] }
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as Shift[]) {
      if (entry.hadRecentInput) continue
      vitals.shift += entry.value
      const node = entry.sources[0]?.node
      if (node instanceof Element) vitals.moved.push(`${node.tagName}.${node.className}`.slice(0, 60))
    }
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver(list => {
    vitals.paintMs = list.getEntries().at(-1)?.startTime ?? vitals.paintMs
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

let failed = 0
console.log(`CPU slowed ${CPU_SLOWDOWN} times, 9 Mbit/s, 165 ms; load ${loadavg()[0]?.toFixed(1)}`)
for (const path of await screens()) {
  const { shift, paintMs, moved } = await vitalsOf(path)
  const isGood = shift < MAX_SHIFT && paintMs < MAX_PAINT_MS
  if (!isGood) failed++
  console.log(
    `${isGood ? 'ok  ' : 'over'} ${path.replace(/[0-9a-f-]{36}/, 'ID').padEnd(28)} ` +
      `shift ${shift.toFixed(3)}, largest paint ${Math.round(paintMs)} ms${shift < MAX_SHIFT ? '' : ` (${moved.join(', ')})`}`,
  )
}
await browser.close()
server.process.kill('SIGTERM')
await server.ended
rmSync(folder, { recursive: true, force: true })
process.exit(failed === 0 ? 0 : 1)
