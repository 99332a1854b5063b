import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'

const START = 'whsec_'

/** 256 random bits, in the form that Standard Webhooks libraries take. */
export const newSecret = () => `${START}${randomBytes(32).toString('base64')}`

export const isPlainSecret = (stored: string) => stored.startsWith(START)

type Signed = { id: string; at: Date; body: string }

/** The headers of Standard Webhooks, with one signature for each secret that is valid now. */
export const signatureHeaders = (
  secrets: readonly string[],
  { id, at, body }: Signed,
): Record<string, string> => ({
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  ...(secrets.length > 0 && {
    'webhook-signature': secrets.map(secret => new Webhook(secret).sign(id, at, body)).join(' '),
  }),
})
