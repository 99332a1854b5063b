import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** One record holds a whole message: push services take up to 4096 bytes. */
const RECORD_SIZE = 4096

type Receiver = { p256dh: string; auth: string }
/** Given by tests only; every message has its own otherwise. */
type Ephemeral = { privateKey: Buffer; salt: Buffer }

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

/** Whether it is a point on the curve: encrypting for anything else would fail with every message. */
export function isPublicKey(p256dh: string): boolean {
  try {
    const own = createECDH('prime256v1')
    own.generateKeys()
    own.computeSecret(Buffer.from(p256dh, 'base64url'))
    return true
  } catch {
    return false
  }
}

/** Message encryption for Web Push (RFC 8291) with the content encoding aes128gcm (RFC 8188). */
export function encrypt(message: string, { p256dh, auth }: Receiver, ephemeral?: Ephemeral) {
  const receiverKey = Buffer.from(p256dh, 'base64url')
  const sender = createECDH('prime256v1')
  if (ephemeral) sender.setPrivateKey(ephemeral.privateKey)
  else sender.generateKeys()
  const senderKey = sender.getPublicKey()
  const salt = ephemeral?.salt ?? randomBytes(16)

  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiverKey, senderKey])
  const secret = derive(sender.computeSecret(receiverKey), Buffer.from(auth, 'base64url'), info, 32)
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)

  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // The delimiter 2 says that this is the last record.
  const sealed = [cipher.update(Buffer.from(message)), cipher.update(Buffer.from([2])), cipher.final()]
  const header = Buffer.alloc(5)
  header.writeUInt32BE(RECORD_SIZE)
  header.writeUInt8(senderKey.length, 4)
  return Buffer.concat([salt, header, senderKey, ...sealed, cipher.getAuthTag()])
}
