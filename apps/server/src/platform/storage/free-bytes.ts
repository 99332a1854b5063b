import { mkdir, statfs } from 'node:fs/promises'

/** How much more the disk of a folder can hold. The folder is created if there is none. */
export async function freeBytes(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
