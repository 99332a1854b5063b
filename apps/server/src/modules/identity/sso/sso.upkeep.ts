import type { SealedColumn } from '../../../platform/db/sealed-columns'
import { ssoConnections } from './sso.tables'

/** Ties the stored secret to its row. */
export const secretOwner = (organizationId: string) => `sso:${organizationId}`

export const clientSecrets: SealedColumn = {
  table: ssoConnections,
  id: ssoConnections.organizationId,
  name: 'clientSecret',
  column: ssoConnections.clientSecret,
  owner: secretOwner,
}
