import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readImageHeader } from './header'

test.skipIf(process.platform === 'win32')('a picture that never ends is given up', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-header-'))
  const endless = join(folder, 'endless.jpg')
  execFileSync('mkfifo', [endless])
  try {
    await expect(readImageHeader(endless, 100)).rejects.toMatchObject({ code: 'timed_out' })
  } finally {
    // Lets go of whoever still waits for the first byte.
    await (await open(endless, 'w')).close()
    rmSync(folder, { recursive: true })
  }
})
