import { createReadStream, existsSync } from 'node:fs'
import { copyFile, mkdir, opendir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { Storage } from './storage'

/** A folder outside the web root. */
export function localStorage(root: string): Storage {
  const pathOf = (key: string) => join(root, key)
  const prepare = async (key: string) => {
    await mkdir(dirname(pathOf(key)), { recursive: true, mode: 0o700 })
    return pathOf(key)
  }

  return {
    put: async (key, path) => {
      const target = await prepare(key)
      await rename(path, target).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EXDEV') throw error
        await copyFile(path, target)
        await rm(path)
      })
    },
    write: async (key, bytes) => writeFile(await prepare(key), bytes, { mode: 0o600 }),
    size: key =>
      stat(pathOf(key)).then(
        ({ size }) => size,
        () => undefined,
      ),
    read: async (key, range) => createReadStream(pathOf(key), range),
    localCopy: async key => ({ path: pathOf(key), release: async () => {} }),
    removeAll: prefix => rm(pathOf(prefix), { recursive: true, force: true }),
    list: async function* (prefix = '') {
      if (!existsSync(pathOf(prefix))) return
      for await (const entry of await opendir(pathOf(prefix), { recursive: true })) {
        if (!entry.isFile()) continue
        const path = join(entry.parentPath, entry.name)
        yield { key: relative(root, path).split(sep).join('/'), changedAt: (await stat(path)).mtime }
      }
    },
  }
}
