import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { temporaryFolder } from '../apps/server/src/testing/temporary-folder'
import { launchBrowser } from '../e2e/browser'
import { root } from '../scripts/lib/root.mjs'
import { freePort } from '../scripts/testing/launch'
import { figure } from './lib/figures'

/**
 * How long somebody waits who has just found the repository: clone, `npm start`, log in with a demo account in a real
 * browser, upload a sample photo, and see the first violation. Needs the package registry, like any first start; npm's
 * own cache of packages is used if there is one (BENCH_COLD=1 starts with an empty one).
 */
const folder = temporaryFolder('clone')
const START_TIMEOUT_MS = 15 * 60_000
const PAGE_TIMEOUT_MS = 120_000

const steps: { name: string; seconds: number }[] = []
const begun = performance.now()
let from = begun
function done(name: string) {
  const now = performance.now()
  steps.push({ name, seconds: (now - from) / 1000 })
  console.log(`${name.padEnd(34)}${((now - from) / 1000).toFixed(1).padStart(7)} s`)
  from = now
}

function started(child: ChildProcess) {
  return new Promise<void>((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk
      if (output.includes('Plumbline is ready')) resolve()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.on('exit', code => reject(new Error(`npm start ended with ${code}:\n${output.slice(-3000)}`)))
    setTimeout(
      () => reject(new Error(`npm start took too long:\n${output.slice(-3000)}`)),
      START_TIMEOUT_MS,
    ).unref()
  })
}

const clone = join(folder, 'plumbline')
const cloned = spawnSync('git', ['clone', '--quiet', `file://${root}`, clone], { stdio: 'inherit' })
if (cloned.status !== 0) throw new Error('git clone failed')
done('git clone')

const port = String(await freePort())
const { NODE_ENV: _, ...env } = process.env
const product = spawn('npm', ['start'], {
  cwd: clone,
  env: {
    ...env,
    PORT: port,
    ...(process.env.BENCH_COLD === '1' && { npm_config_cache: join(folder, 'npm-cache') }),
  },
  // A group of its own, so that everything npm starts can be ended.
  detached: true,
})
await started(product)
done('npm start: install, build, ready')

const browser = await launchBrowser()
const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'en-US' })
page.setDefaultTimeout(PAGE_TIMEOUT_MS)
const url = `http://localhost:${port}`
await page.goto(`${url}/login`)
await page.getByLabel('Email').fill('admin@plumbline.example')
await page.getByLabel('Password', { exact: true }).fill('plumbline-demo')
await page.getByRole('button', { name: 'Log in', exact: true }).click()
await page.waitForURL(/dashboard/)
done('log in with a demo account')

await page.goto(`${url}/upload`)
// Another size: the demo has the sample itself already.
const buffer = await sharp(join(clone, 'apps/web/public/samples/site-no-hats.jpg'))
  .resize(1200)
  .jpeg()
  .toBuffer()
const photo = { name: 'site.jpg', mimeType: 'image/jpeg', buffer }
await page.locator('input[type=file][multiple]').setInputFiles(photo)
await page.getByRole('button', { name: 'Analyze for Safety Violations' }).click()
done('choose a photo and upload it')

await page.getByRole('button', { name: 'Create Remediation Task' }).first().waitFor()
done('first violation on the screen')

await browser.close()
const gone = new Promise(resolve => product.on('exit', resolve))
process.kill(-(product.pid ?? 0), 'SIGTERM')
await gone
rmSync(folder, { recursive: true, force: true })

const whole = (from - begun) / 1000
console.log(`clone to first violation ${whole.toFixed(1)} s, load ${loadavg()[0]?.toFixed(1)}`)
for (const { name, seconds } of steps) figure({ name: `first violation: ${name}`, value: seconds, unit: 's' })
figure({ name: 'clone to first violation on the screen', value: whole, unit: 's' })
process.exit(0)
