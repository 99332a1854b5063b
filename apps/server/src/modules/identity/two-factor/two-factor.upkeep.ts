import type { SealedColumn } from '../../../platform/db/sealed-columns'
import { authenticators } from './two-factor.tables'

export const appSecrets: SealedColumn = {
  table: authenticators,
  id: authenticators.userId,
  name: 'secret',
  column: authenticators.secret,
  owner: userId => userId,
}
