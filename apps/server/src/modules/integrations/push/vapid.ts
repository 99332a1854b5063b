import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'
import { hours, later } from '../../../platform/clock'

export type VapidKeys = { publicKey: string; privateKey: string }

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The public key as browsers take it: an uncompressed point on P-256. */
export function newVapidKeys(): VapidKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = privateKey.export({ format: 'jwk' })
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  return {
    publicKey: point.toString('base64url'),
    privateKey: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
  }
}

/** Says to a push service who sends (RFC 8292); `contact` is where its operator can complain. */
export function vapidHeader(
  { publicKey, privateKey }: VapidKeys,
  endpoint: string,
  contact: string,
  now: Date,
) {
  const expires = Math.floor(later(now, hours(12)).getTime() / 1000)
  const claims = { aud: new URL(endpoint).origin, exp: expires, sub: contact }
  const signed = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`
  const signature = sign('sha256', Buffer.from(signed), {
    key: createPrivateKey(privateKey),
    dsaEncoding: 'ieee-p1363',
  })
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`
}
