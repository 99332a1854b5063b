import { expect, test } from 'vitest'
import { base32, newSecret, otpauthUri, stepAt, stepOf, totp } from './totp'

// The test vectors of RFC 6238, appendix B, for SHA-1.
const secret = base32(Buffer.from('12345678901234567890'))
const vectors = [
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
] as const

test.each(vectors)('at %i seconds the code is %s', (seconds, code) => {
  expect(totp(secret, stepAt(new Date(seconds * 1000)), 8)).toBe(code)
})

test('writes secrets as RFC 4648 does', () => {
  expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
  expect(base32(Buffer.from('foob'))).toBe('MZXW6YQ')
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(newSecret()).not.toBe(newSecret())
})

test('takes the code before and after the current one, and no other', () => {
  const now = new Date('2026-11-16T08:00:00Z')
  const step = stepAt(now)
  const taken = [-2, -1, 0, 1, 2].map(off => stepOf(secret, totp(secret, step + off), now))
  expect(taken).toEqual([undefined, step - 1, step, step + 1, undefined])
  expect(stepOf(secret, '', now)).toBeUndefined()
})

test('names the account and who issued the secret', () => {
  expect(otpauthUri('ABC', 'ana+1@site.example', 'Plumbline')).toBe(
    'otpauth://totp/Plumbline:ana%2B1%40site.example?secret=ABC&issuer=Plumbline',
  )
})
