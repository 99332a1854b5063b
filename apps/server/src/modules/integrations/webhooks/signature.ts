import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'

/** 256 random bits, in the form that Standard Webhooks libraries take. */
export const newSecret = () => PREFIX + randomBytes(32).toString('base64')

type Signed = { id: string; at: Date; body: string }

const sign = (secret: string, { id, at, body }: Signed) =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
    .update(`${id}.${unixSeconds(at)}.${body}`)
    .digest('base64')}`

const unixSeconds = (at: Date) => String(Math.floor(at.getTime() / 1000))

/** The headers of Standard Webhooks, with one signature for each secret that is valid now. */
export const signatureHeaders = (secrets: readonly string[], signed: Signed): Record<string, string> => ({
  'webhook-id': signed.id,
  'webhook-timestamp': unixSeconds(signed.at),
  ...(secrets.length > 0 && {
    'webhook-signature': secrets.map(secret => sign(secret, signed)).join(' '),
  }),
})
