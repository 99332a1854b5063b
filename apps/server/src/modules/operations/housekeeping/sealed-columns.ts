import type { SealedColumn } from '../../../platform/db/sealed-columns'
import { visionModelKeys } from '../../capture/second-look/second-look.upkeep'
import { clientSecrets } from '../../identity/sso/sso.upkeep'
import { appSecrets } from '../../identity/two-factor/two-factor.upkeep'
import { webhookSecrets } from '../../integrations/webhooks/webhooks.upkeep'

/** Everything in the database that was encrypted with the installation's key. */
export const sealedColumns: SealedColumn[] = [appSecrets, clientSecrets, visionModelKeys, ...webhookSecrets]
