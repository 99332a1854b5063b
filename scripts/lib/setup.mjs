import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

const cache = join(root, '.cache')
const stamp = join(root, 'node_modules/.plumbline-installed')

const lockfileHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')

/** Installs what the lockfile names, unless that is what is there. */
export const ensureInstalled = () => {
  requireNode()
  const wanted = lockfileHash()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  oneAtATime('install', () => {
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
    console.log('Installing what is missing (a few minutes the first time) …')
    // Not `npm ci`: it refuses a lockfile that leaves out the optional packages of other operating systems.
    npm(['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
    writeFileSync(stamp, wanted)
  })
}

const npm = args => {
  // npm passes its own script on to what it runs; without it, the one on the PATH serves.
  const script = process.env.npm_execpath?.endsWith('.js') ? process.env.npm_execpath : undefined
  const [command, first] = script ? [process.execPath, [script]] : ['npm', []]
  const env = { ...process.env, ONNXRUNTIME_NODE_INSTALL: 'skip', ONNXRUNTIME_NODE_INSTALL_CUDA: 'skip' }
  const { status } = spawnSync(command, [...first, ...args], { cwd: root, stdio: 'inherit', env })
  if (status !== 0) throw new Error('The packages could not be installed; npm says why above.')
}

const requireNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    throw new Error(`Plumbline needs Node 20.19 or newer; this is ${process.versions.node}.`)
}

/** Two starts at the same moment must not install or build over each other: the second waits for the first. */
export const oneAtATime = (name, work) => {
  mkdirSync(cache, { recursive: true })
  const lock = join(cache, `${name}.lock`)
  while (!take(lock)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  try {
    return work()
  } finally {
    rmSync(lock, { force: true })
  }
}

const take = lock => {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    if (!isHeld(lock)) rmSync(lock, { force: true })
    return false
  }
}

const isHeld = lock => {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0)
    return true
  } catch {
    return false
  }
}
