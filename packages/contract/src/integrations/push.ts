import * as z from 'zod/mini'
import { IsoDateTime } from '../dates'
import { endpoint } from '../endpoint'
import { ById, Id, longText, Nothing, text } from '../fields'

/** A browser or an installed app that shows notifications of this person. */
export const PushDevice = z.object({ id: Id, name: z.string(), endpoint: z.string(), createdAt: IsoDateTime })
export type PushDevice = z.output<typeof PushDevice>

export const MAX_PUSH_DEVICES = 20

const base64Url = (min: number, max: number) =>
  text(max, { min, error: 'wrong_type' }).check(z.regex(/^[\w-]+={0,2}$/, 'wrong_type'))

export const listPushDevices = endpoint({
  method: 'GET',
  path: '/api/notifications/push',
  access: 'member',
  summary: 'List your devices with push notifications, and the key a browser needs to add one',
  response: z.object({ publicKey: z.string(), devices: z.array(PushDevice) }),
})

export const addPushDevice = endpoint({
  method: 'POST',
  path: '/api/notifications/push',
  changes: ['/api/notifications'],
  access: 'member',
  summary: 'Turn push notifications on for a device. They end with the session that turned them on',
  /** As the browser's PushSubscription writes itself. */
  body: z.strictObject({
    endpoint: text(1000),
    expirationTime: z.optional(z.nullable(z.number())),
    keys: z.strictObject({ p256dh: base64Url(87, 88), auth: base64Url(22, 24) }),
    name: z.optional(longText(80)),
  }),
  status: 201,
  response: PushDevice,
})

export const removePushDevice = endpoint({
  method: 'DELETE',
  path: '/api/notifications/push/:id',
  changes: ['/api/notifications'],
  access: 'member',
  summary: 'Turn push notifications off for a device',
  params: ById,
  response: Nothing,
  errors: ['not_found'],
})
