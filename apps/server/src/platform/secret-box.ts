import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newToken } from './secrets'

const KEY_FILE = 'secret.key'
const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts what has to be read again, such as the secret of an authenticator app, so that a copy of the database doesn't show it. */
export type SecretBox = {
  /** `owner` says whose secret it is. Copied to another row, it can't be opened. */
  seal: (secret: string, owner: string) => string
  open: (sealed: string, owner: string) => string
}

type Options = { secretKey: string | undefined; dataDir: string }

/** The key is read when it is first needed: most processes never need it. */
export function openSecretBox(options: Options): SecretBox {
  let known: Buffer | undefined
  const key = () => {
    known ??= createHash('sha256')
      .update(options.secretKey ?? keyInFile(options.dataDir))
      .digest()
    return known
  }
  return {
    seal: (secret, owner) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, key(), nonce).setAAD(Buffer.from(owner))
      const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open: (sealed, owner) => {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv(ALGORITHM, key(), bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      return `${decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8')}${decipher.final('utf8')}`
    },
  }
}

/** Made at the first need. Two processes that need it at the same moment end up with the same one. */
function keyInFile(dataDir: string): string {
  const path = join(dataDir, KEY_FILE)
  const draft = `${path}.${newToken()}`
  mkdirSync(dataDir, { recursive: true })
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
