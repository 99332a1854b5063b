import { randomBytes } from 'node:crypto'
import { hashToken } from '../../../platform/secrets'
import { base32 } from './totp'

const COUNT = 10
/** 80 random bits, so a hash of them can't be guessed from a copy of the database. */
const BYTES = 10

/** What somebody typed, without what only makes it easier to read. */
export const normalizeCode = (typed: string) => typed.replace(/[^a-z0-9]/gi, '').toLowerCase()

const newCode = () =>
  base32(randomBytes(BYTES))
    .toLowerCase()
    .replace(/.{4}(?=.)/g, '$&-')

export const newRecoveryCodes = () => Array.from({ length: COUNT }, newCode)

export const hashRecoveryCode = (code: string) => hashToken(normalizeCode(code))
