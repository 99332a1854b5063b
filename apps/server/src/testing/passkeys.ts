import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import * as contract from '@plumbline/contract'
import type { TestApp } from './harness'
import { confirmAddress, PASSWORD, type Person } from './people'

const ORIGIN = 'http://plumbline.test'
const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

type Options = { origin?: string; verifiesUser?: boolean; counter?: number }

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const encode = (data: Buffer | string) => Buffer.from(data).toString('base64url')
/** A byte string of CBOR, up to 64 kB. */
const cborBytes = (data: Buffer) =>
  Buffer.concat([Buffer.from([0x59, data.length >> 8, data.length & 0xff]), data])

/** A device with one passkey, in software: what a browser would return for it. */
export function testPasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  const credential = { id: encode(id), rawId: encode(id), type: 'public-key' as const }

  const clientData = (type: string, challenge: string, origin: string) =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false })
  const authenticatorData = (rpId: string, flags: number, counter: number, rest = Buffer.alloc(0)) => {
    const head = Buffer.alloc(5)
    head.writeUInt8(flags)
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(rpId), head, rest])
  }
  const flagsFor = ({ verifiesUser = true }: Options) => USER_PRESENT | (verifiesUser ? USER_VERIFIED : 0)

  /** The key as COSE writes it: an EC2 key for ES256 on P-256. */
  const coseKey = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])

  return {
    create: (
      { challenge, rp }: contract.PasskeyCreation,
      options: Options = {},
    ): contract.PasskeyAttestation => {
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey])
      const data = authenticatorData(rp.id, flagsFor(options) | HAS_CREDENTIAL, 0, attested)
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        cborBytes(data),
      ])
      return {
        ...credential,
        clientExtensionResults: {},
        response: {
          clientDataJSON: encode(clientData('webauthn.create', challenge, options.origin ?? ORIGIN)),
          attestationObject: encode(attestation),
          transports: ['internal'],
        },
      }
    },
    use: ({ challenge, rpId }: contract.PasskeyRequest, options: Options = {}): contract.PasskeyAssertion => {
      const data = authenticatorData(rpId, flagsFor(options), options.counter ?? 0)
      const client = clientData('webauthn.get', challenge, options.origin ?? ORIGIN)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        ...credential,
        clientExtensionResults: {},
        response: {
          clientDataJSON: encode(client),
          authenticatorData: encode(data),
          signature: encode(signature),
        },
      }
    },
  }
}
export type TestPasskey = ReturnType<typeof testPasskey>

/** Adds a passkey to somebody's account, whose address is confirmed then. */
export async function addPasskey(app: TestApp, person: Person, device = testPasskey(), name = 'Phone') {
  await confirmAddress(app, person)
  const { data } = await person.call(contract.startPasskey, { body: { password: PASSWORD } })
  const added = await person.call(contract.addPasskey, {
    body: { challenge: data.challenge, name, passkey: device.create(data.passkey) },
  })
  return { device, added }
}
