import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { readConfig } from './config'
import { lockDataDir } from './platform/db/data-dir-lock'
import { databaseHome, databaseIdentity, makeDataFolder } from './platform/db/embedded-install'
import { stopLeftoverServer } from './platform/db/leftover-server'
import { openLog } from './platform/logging'

const DATABASE = 'postgres'

type Place = { environment: NodeJS.ProcessEnv; home: string; file: string }

/** Writes the data folder and the embedded database into one archive. Plumbline must be stopped. */
export async function backUp(place: Place) {
  await withLockedData(place, async ({ dataDir, databaseUrl, file }) => {
    if (`${file}${sep}`.startsWith(`${dataDir}${sep}`))
      throw new Error(`Write the backup to a file outside of ${dataDir}.`)
    const folder = databaseHome(dataDir)
    if (!databaseUrl && !existsSync(join(folder, DATABASE, 'PG_VERSION')))
      throw new Error(`There is no database in ${folder}. Check DATA_DIR.`)
    // After kill -9 the database can still be running, and its files must not change while they're copied.
    await stopLeftoverServer(join(folder, DATABASE), openLog('silent'))
    const elsewhere = !databaseUrl && folder !== dataDir ? ['-C', folder, DATABASE] : []
    // It holds password hashes and the installation's key: nobody else on the machine reads it.
    writeFileSync(file, '', { mode: 0o600 })
    chmodSync(file, 0o600)
    run('tar', ['-czf', file, '-C', dataDir, '.', ...elsewhere])
  })
}

/** Puts an archive written by `backUp` into an empty data folder. */
export async function restore(place: Place) {
  await withLockedData(place, async ({ dataDir, file }) => {
    if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
    const folder = databaseHome(dataDir)
    for (const path of [dataDir, join(folder, DATABASE)])
      if (existsSync(path) && readdirSync(path).length > 0)
        throw new Error(`${path} is not empty. Move it away first, so that nothing is overwritten.`)
    run('tar', ['-xzpf', file, '-C', dataDir])
    const restored = join(dataDir, DATABASE)
    if (!existsSync(restored)) return
    const target = join(folder, DATABASE)
    if (target !== restored) {
      mkdirSync(folder, { recursive: true, mode: 0o755 })
      // Newer versions of Node don't keep the modes of folders, and PostgreSQL starts only with the right one.
      run('cp', ['-a', restored, target])
      rmSync(restored, { recursive: true })
    }
    giveToDatabaseUser(target)
  })
}

async function withLockedData(
  { environment, home, file }: Place,
  work: (place: { dataDir: string; databaseUrl: string | undefined; file: string }) => Promise<void>,
) {
  const { dataDir, databaseUrl } = readConfig(environment, home)
  makeDataFolder(dataDir)
  const release = await lockDataDir(dataDir)
  try {
    await work({ dataDir, databaseUrl, file: resolve(home, file) })
  } finally {
    release()
  }
}

/** The user that the database runs as can have another number on this machine. */
function giveToDatabaseUser(folder: string) {
  const { uid, gid } = databaseIdentity()
  if (uid === undefined || gid === undefined) return
  chownSync(folder, uid, gid)
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    chownSync(join(folder, path), uid, gid)
}

function run(command: 'tar' | 'cp', args: string[]) {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} failed: ${error?.message ?? stderr}`)
}
