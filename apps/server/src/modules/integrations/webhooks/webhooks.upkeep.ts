import type { SealedColumn } from '../../../platform/db/sealed-columns'
import { isPlainSecret } from './signature'
import { webhooks } from './webhooks.tables'

export const secretOwner = (webhookId: string) => `webhook:${webhookId}`

const sealed = { table: webhooks, id: webhooks.id, owner: secretOwner, isPlain: isPlainSecret }

export const webhookSecrets: SealedColumn[] = [
  { ...sealed, name: 'secret', column: webhooks.secret },
  { ...sealed, name: 'oldSecret', column: webhooks.oldSecret },
]
