import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder'
import { openSecretBox } from './secret-box'

const folder = temporaryFolder('secret-box')
afterAll(() => rmSync(folder, { recursive: true }))

test('opens what was sealed, also in another process on the same data folder', () => {
  const dataDir = join(folder, 'first')
  const sealed = openSecretBox({ secretKey: undefined, dataDir }).seal('JBSWY3DPEHPK3PXP', 'ana')
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP')
  expect(openSecretBox({ secretKey: undefined, dataDir }).open(sealed, 'ana')).toBe('JBSWY3DPEHPK3PXP')
})

test('keeps its key where only the owner of the process can read it', () => {
  const dataDir = join(folder, 'second')
  openSecretBox({ secretKey: undefined, dataDir }).seal('a', 'ana')
  expect(readdirSync(dataDir)).toEqual(['secret.key'])
  expect(statSync(join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600)
  expect(readFileSync(join(dataDir, 'secret.key'), 'utf8')).toHaveLength(43)
})

test('writes no key where one is configured', () => {
  const dataDir = join(folder, 'third')
  const box = openSecretBox({ secretKey: 'x'.repeat(32), dataDir })
  expect(box.open(box.seal('a', 'ana'), 'ana')).toBe('a')
  expect(() => readdirSync(dataDir)).toThrow('ENOENT')
})

test('opens nothing that was moved, changed or sealed with another key', () => {
  const box = openSecretBox({ secretKey: 'x'.repeat(32), dataDir: folder })
  const sealed = box.seal('JBSWY3DPEHPK3PXP', 'ana')
  const other = openSecretBox({ secretKey: 'y'.repeat(32), dataDir: folder })
  expect(() => box.open(sealed, 'ben')).toThrow()
  // Not the last character, some of whose bits belong to no byte.
  expect(() => box.open(`${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`, 'ana')).toThrow()
  expect(() => other.open(sealed, 'ana')).toThrow()
})

test('opens with keys of before what they have sealed, and says what was sealed with the key of now', () => {
  const [first, second] = ['x', 'y'].map(letter => letter.repeat(32))
  const before = openSecretBox({ secretKey: first, dataDir: folder })
  const sealed = before.seal('JBSWY3DPEHPK3PXP', 'ana')
  const now = openSecretBox({ secretKey: second, oldSecretKeys: [first ?? ''], dataDir: folder })
  expect(now.open(sealed, 'ana')).toBe('JBSWY3DPEHPK3PXP')
  expect([before.isCurrent(sealed), now.isCurrent(sealed)]).toEqual([true, false])
  expect(now.isCurrent(now.seal('a', 'ana'))).toBe(true)
  const later = openSecretBox({ secretKey: second, dataDir: folder })
  expect(() => later.open(sealed, 'ana')).toThrow('OLD_SECRET_KEYS')
})

test('opens what was sealed before keys had ids', () => {
  const box = openSecretBox({ secretKey: 'x'.repeat(32), dataDir: folder })
  const unlabeled = box.seal('a', 'ana').slice('01234567.'.length)
  expect(box.open(unlabeled, 'ana')).toBe('a')
  expect(box.isCurrent(unlabeled)).toBe(false)
})
