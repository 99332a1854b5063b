import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { root } from './root.mjs'

const cache = join(root, '.cache')
const stamp = join(root, 'node_modules/.plumbline-installed')

/**
 * Installs the packages in the lockfile, unless they're installed already: those that run and build the product, and
 * with `tools` also those that check it.
 */
export async function ensureInstalled({ tools = hasTools() } = {}) {
  requireNode()
  const wanted = lockfileHash()
  if (isInstalled(wanted, tools)) return
  await oneAtATime('install', () => {
    if (isInstalled(wanted, tools)) return
    console.log('Installing packages (a few minutes the first time) …')
    // `npm ci` would remove what is there first.
    const how = existsSync(join(root, 'node_modules')) ? ['install', '--no-save'] : ['ci']
    npm([...how, tools ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'])
    writeFileSync(stamp, stampOf(wanted, tools))
  })
}

/** Whoever has the tools keeps them: a start in the middle of a test run must not remove the test runner. */
function hasTools() {
  return existsSync(join(root, 'node_modules/vitest'))
}

function lockfileHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex')
}

const stampOf = (wanted, tools) => `${wanted} ${tools ? 'all' : 'running'}`

/** Whoever has all packages has those that run the product. */
const isInstalled = (wanted, tools) =>
  existsSync(stamp) && [stampOf(wanted, true), stampOf(wanted, tools)].includes(readFileSync(stamp, 'utf8'))

function npm(args) {
  // npm passes the path of its own script to what it runs. Without it, use the npm on the PATH.
  const script = process.env.npm_execpath?.endsWith('.js') ? process.env.npm_execpath : undefined
  const [command, first] = script ? [process.execPath, [script]] : ['npm', []]
  const env = { ...process.env, ONNXRUNTIME_NODE_INSTALL: 'skip', ONNXRUNTIME_NODE_INSTALL_CUDA: 'skip' }
  const { status } = spawnSync(command, [...first, ...args], { cwd: root, stdio: 'inherit', env })
  if (status !== 0) throw new Error('The packages could not be installed. See the message from npm above.')
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    throw new Error(`Plumbline needs Node 20.19 or newer; this is ${process.versions.node}.`)
}

/** Two starts at the same moment must not install or build over each other: the second waits for the first. */
export async function oneAtATime(name, work) {
  mkdirSync(cache, { recursive: true })
  const lock = join(cache, `${name}.lock`)
  while (!acquire(lock)) await setTimeout(200)
  try {
    await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

function acquire(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    if (!isHeld(lock)) rmSync(lock, { force: true })
    return false
  }
}

function isHeld(lock) {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0)
    return true
  } catch {
    return false
  }
}
