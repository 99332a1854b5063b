import { type HazardCategory, type HazardId, hazardIds } from '@plumbline/domain'
import { hazard } from '@plumbline/knowledge'

export const isHazard = (id: string | null | undefined): id is HazardId => hazardIds.includes(id as HazardId)

/** A hosted model may name a hazard that the knowledge base does not have. */
export const categoryOf = (id: string | null | undefined): HazardCategory =>
  isHazard(id) ? hazard(id).category : 'Other'
