import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Everyone may enter it. From a private one, root's database would move out, and stay when the folder is deleted. */
export function temporaryFolder(name: string) {
  const folder = mkdtempSync(join(tmpdir(), `plumbline-${name}-`))
  chmodSync(folder, 0o755)
  return folder
}
