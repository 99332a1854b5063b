import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeDataFolder } from './db/embedded-install'
import { newToken } from './secrets'

export const keyFileIn = (dataDir: string): string => join(dataDir, 'secret.key')
const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const ID_LENGTH = 8

/** Encrypts what has to be read again, such as the secret of an authenticator app, so that a copy of the database doesn't show it. */
export type SecretBox = {
  /** `owner` says whose secret it is. Copied to another row, it can't be opened. */
  seal: (secret: string, owner: string) => string
  open: (sealed: string, owner: string) => string
  /** Whether it was sealed with the key of now, whose id it begins with. */
  isCurrent: (sealed: string) => boolean
}

type Options = { secretKey: string | undefined; oldSecretKeys?: readonly string[]; dataDir: string }
type Key = { id: string; bytes: Buffer }

function keyFrom(text: string): Key {
  const bytes = createHash('sha256').update(text).digest()
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, ID_LENGTH), bytes }
}

/** The key is read when it is first needed: most processes never need it. */
export function openSecretBox({ secretKey, oldSecretKeys = [], dataDir }: Options): SecretBox {
  let known: [Key, ...Key[]] | undefined
  const keys = () => {
    known ??= [keyFrom(secretKey ?? keyInFile(dataDir)), ...oldSecretKeys.map(keyFrom)]
    return known
  }
  return {
    seal: (secret, owner) => {
      const [{ id, bytes }] = keys()
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, bytes, nonce).setAAD(Buffer.from(owner))
      const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return `${id}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`
    },
    open: (sealed, owner) => {
      const { id, body } = partsOf(sealed)
      const [current, ...old] = keys()
      // Before keys had ids, there was one.
      const candidates = id === undefined ? [current, ...old] : [current, ...old].filter(key => key.id === id)
      for (const [index, { bytes }] of candidates.entries())
        try {
          return decrypt(bytes, body, owner)
        } catch (error) {
          if (index === candidates.length - 1) throw error
        }
      throw new Error('A secret was sealed with a key that is neither SECRET_KEY nor in OLD_SECRET_KEYS.')
    },
    isCurrent: sealed => partsOf(sealed).id === keys()[0].id,
  }
}

function partsOf(sealed: string): { id: string | undefined; body: string } {
  const isLabeled = sealed[ID_LENGTH] === '.'
  return isLabeled
    ? { id: sealed.slice(0, ID_LENGTH), body: sealed.slice(ID_LENGTH + 1) }
    : { id: undefined, body: sealed }
}

function decrypt(key: Buffer, body: string, owner: string): string {
  const bytes = Buffer.from(body, 'base64url')
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  return `${decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8')}${decipher.final('utf8')}`
}

/** Made at the first need. Two processes that need it at the same moment end up with the same one. */
function keyInFile(dataDir: string): string {
  const path = keyFileIn(dataDir)
  const draft = `${path}.${newToken()}`
  makeDataFolder(dataDir)
  writeFileSync(draft, newToken(), { mode: 0o600 })
  try {
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    unlinkSync(draft)
  }
  return readFileSync(path, 'utf8')
}
