import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { missingPlatformPackages } from './platform-packages.mjs'
import { root } from './root.mjs'

const cache = join(root, '.cache')
const stamp = join(root, 'node_modules/.plumbline-installed')

/** Installs the packages in the lockfile, unless they're installed already. */
export function ensureInstalled() {
  requireNode()
  const wanted = lockfileHash()
  if (isInstalled(wanted)) return
  oneAtATime('install', () => {
    if (isInstalled(wanted)) return
    console.log('Installing packages (a few minutes the first time) …')
    // Not `npm ci`: it rejects a lockfile that lacks the optional packages of other operating systems.
    npm(['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
    installPlatformPackages()
    writeFileSync(stamp, wanted)
  })
}

function installPlatformPackages() {
  const missing = missingPlatformPackages(root)
  if (missing.length === 0) return
  console.log(
    `Installing what the lockfile lacks for ${process.platform}-${process.arch}: ${missing.join(' ')}`,
  )
  npm(['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', ...missing])
  const still = missingPlatformPackages(root)
  if (still.length > 0) throw new Error(`npm did not install ${still.join(' ')}.`)
}

function lockfileHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex')
}

const isInstalled = wanted => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted

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
export function oneAtATime(name, work) {
  mkdirSync(cache, { recursive: true })
  const lock = join(cache, `${name}.lock`)
  while (!acquire(lock)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  try {
    return work()
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
