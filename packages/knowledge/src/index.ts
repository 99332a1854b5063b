export { type HazardId, hazardIds } from './hazard-ids'
