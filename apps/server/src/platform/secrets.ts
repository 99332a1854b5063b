import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** 256 random bits, safe in a link. */
export const newToken = () => randomBytes(32).toString('base64url')

/** How a token is stored and looked up. It is random, so it needs neither a salt nor a slow hash. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Takes the same time wherever the two differ. */
export const isSameSecret = (given: string, expected: string) =>
  timingSafeEqual(digest(given), digest(expected))

/** argon2id with the parameters OWASP recommends. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
export const hashPassword = (password: string) => hash(password, cost)

const nobodysHash = hashPassword(newToken())

/** Takes the same time whether or not there is an account to compare with. */
export async function passwordMatches(stored: string | undefined, password: string) {
  const matches = await verify(stored ?? (await nobodysHash), password)
  return matches && stored !== undefined
}
