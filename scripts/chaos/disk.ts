import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const SIZE_MB = 64
const BLOCK_BYTES = 4096

export type Disk = { fill: () => void; free: () => void; unmount: () => void }

/** A small disk of its own for a folder, which can be filled. Undefined where this machine lets nobody mount one. */
export function mountDisk(folder: string): Disk | undefined {
  mkdirSync(folder, { recursive: true })
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'plumbline-chaos', folder])
  if (status !== 0) return undefined
  const filler = join(folder, 'filler')
  return {
    fill: () => {
      for (let bytes = SIZE_MB * 1024 * 1024; bytes >= BLOCK_BYTES; bytes /= 2) append(filler, bytes)
    },
    free: () => rmSync(filler, { force: true }),
    unmount: () => void spawnSync('umount', ['--lazy', folder]),
  }
}

function append(path: string, bytes: number) {
  try {
    writeFileSync(path, Buffer.alloc(bytes), { flag: 'a' })
  } catch {
    // There was less room than that.
  }
}
