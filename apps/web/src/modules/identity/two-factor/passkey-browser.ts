import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '@plumbline/contract/identity/two-factor'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

/** The person closed the browser's dialog, or there was no passkey to choose. */
export class NoPasskeyUsed extends Error {
  override name = 'NoPasskeyUsed'
}

const canceled = new Set(['NotAllowedError', 'AbortError'])

async function asking<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Error && canceled.has(error.name))
      throw new NoPasskeyUsed(error.message, { cause: error })
    throw error
  }
}

/** Asks the device for a passkey. */
export async function askForPasskey(request: PasskeyRequest): Promise<PasskeyAssertion> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const optionsJSON = request as PublicKeyCredentialRequestOptionsJSON
  return (await asking(() => startAuthentication({ optionsJSON }))) as PasskeyAssertion
}

/** Has the device create a passkey. */
export async function createPasskey(creation: PasskeyCreation): Promise<PasskeyAttestation> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const optionsJSON = creation as PublicKeyCredentialCreationOptionsJSON
  return (await asking(() => startRegistration({ optionsJSON }))) as PasskeyAttestation
}
