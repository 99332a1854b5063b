import { existsSync, readdirSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DATA_FOLDER_MODE, databaseHome } from '../platform/db/embedded-install'
import { type Finding, fault, ok, warning } from './finding'

const GROUP_OR_OTHERS = 0o077
const MAY_WRITE = 0o022
const octal = (mode: number) => mode.toString(8).padStart(4, '0')
const modeOf = (path: string) => statSync(path).mode & 0o777

/** The data folder itself. What is in it has modes of its own, so this is the second door. */
export function checkDataFolder(dataDir: string): Finding {
  if (!existsSync(dataDir)) return ok(`Data folder: ${dataDir} is created by the first start.`)
  const { uid } = statSync(dataDir)
  const mode = modeOf(dataDir)
  const wanted = octal(DATA_FOLDER_MODE)
  if (mode & MAY_WRITE)
    return fault(`Data folder: other users of this machine can change ${dataDir}. Run chmod ${wanted} on it.`)
  if (mode & GROUP_OR_OTHERS & ~DATA_FOLDER_MODE)
    return warning(`Data folder: other users of this machine can list ${dataDir}. Run chmod ${wanted} on it.`)
  if (uid !== process.getuid?.())
    return warning(
      `Data folder: ${dataDir} belongs to another user. Run this command as the user that runs Plumbline.`,
    )
  return ok(`Data folder: only its owner can read ${dataDir}.`)
}

/** A file that nobody else may read: a key, a backup. */
export function checkPrivateFile(what: string, path: string): Finding {
  return modeOf(path) & GROUP_OR_OTHERS
    ? fault(`${what}: other users of this machine can read ${path}. Run chmod 0600 on it.`)
    : ok(`${what}: only its owner can read ${path}.`)
}

const isBackup = (name: string) => /^plumbline-backup.*\.tar\.gz$/.test(name)

/** Those that were named, and those beside the program, where the operations page writes them. */
export function checkBackups(home: string, named: readonly string[]): Finding[] {
  const missing = named.filter(path => !existsSync(path))
  const beside = readdirSync(home).filter(isBackup)
  const files = [...named, ...beside.map(name => join(home, name))].filter(path => !missing.includes(path))
  return [
    ...missing.map(path => fault(`Backup: there is no file ${path}. Check the name.`)),
    ...[...new Set(files)].map(path => checkPrivateFile('Backup', path)),
  ]
}

const GIGABYTE = 1024 ** 3
const MIN_FREE_BYTES = GIGABYTE
const MIN_FREE_SHARE = 0.1

export async function checkSpace(dataDir: string): Promise<Finding[]> {
  const folders = [...new Set([dataDir, databaseHome(dataDir)])]
  return Promise.all(folders.map(folder => spaceIn(folder)))
}

async function spaceIn(folder: string): Promise<Finding> {
  const { bavail, blocks, bsize } = await statfs(existing(folder))
  const free = bavail * bsize
  const text = `Disk space: ${(free / GIGABYTE).toFixed(1)} GB are free for ${folder}`
  if (free < MIN_FREE_BYTES) return fault(`${text}, so uploads fail soon. Free some, or use a larger disk.`)
  if (bavail / blocks < MIN_FREE_SHARE) return warning(`${text}, less than a tenth. Plan for a larger disk.`)
  return ok(`${text}.`)
}

/** The folder itself, or where it will be. */
const existing = (path: string): string => (existsSync(path) ? path : existing(dirname(path)))
