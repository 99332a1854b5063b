import type { SealedColumn } from '../../../platform/db/sealed-columns'
import { visionModels } from './second-look.tables'

export const secretOwner = (organizationId: string) => `vision-model:${organizationId}`

export const visionModelKeys: SealedColumn = {
  table: visionModels,
  id: visionModels.organizationId,
  name: 'apiKey',
  column: visionModels.apiKey,
  owner: secretOwner,
}
