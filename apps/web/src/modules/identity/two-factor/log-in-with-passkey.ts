import { passkeyLogin, type SignedIn, startPasskeyLogin } from '@plumbline/contract/identity/auth'
import { call } from '../../../lib/api'
import { askForPasskey, NoPasskeyUsed } from './passkey-browser'

/** Null where the person changed their mind. */
export async function logInWithPasskey(): Promise<SignedIn | null> {
  const { challenge, passkey: request } = await call(startPasskeyLogin)
  try {
    const passkey = await askForPasskey(request)
    return await call(passkeyLogin, { body: { challenge, passkey } })
  } catch (error) {
    if (error instanceof NoPasskeyUsed) return null
    throw error
  }
}
