import { createHmac, randomBytes } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const BITS_PER_SYMBOL = 5
const SECRET_BYTES = 20
const STEP_SECONDS = 30
const DIGITS = 6
/** Clocks of phones are off, and typing takes time: the code before and the one after count too. */
const DRIFT = 1

/** RFC 4648. It has neither 0, 1, 8 nor 9, so nothing is mistaken for O, I or B. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map(byte => byte.toString(2).padStart(8, '0')).join('')
  const symbols = bits.match(new RegExp(`.{1,${BITS_PER_SYMBOL}}`, 'g')) ?? []
  return symbols.map(symbol => ALPHABET[Number.parseInt(symbol.padEnd(BITS_PER_SYMBOL, '0'), 2)]).join('')
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map(symbol => ALPHABET.indexOf(symbol).toString(2).padStart(BITS_PER_SYMBOL, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return Buffer.from(bytes.map(byte => Number.parseInt(byte, 2)))
}

export const newSecret = () => base32(randomBytes(SECRET_BYTES))

export const stepAt = (time: Date) => Math.floor(time.getTime() / 1000 / STEP_SECONDS)

/** The code of one time step, as in RFC 6238 with SHA-1, which is what authenticator apps compute. */
export function totp(secret: string, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The time step that a code belongs to, if it is one of those around now. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const current = stepAt(now)
  const steps = Array.from({ length: 2 * DRIFT + 1 }, (_, index) => current - DRIFT + index)
  return steps.findLast(step => totp(secret, step) === code)
}

/** What a QR code for authenticator apps holds. */
export function otpauthUri(secret: string, email: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
}
