import type { HazardId } from '@plumbline/domain'
import type { Hazard } from '../hazard'
import { energyAndFire } from './energy-and-fire'
import { falls } from './falls'
import { groundAndStructures } from './ground-and-structures'
import { health } from './health'
import { personalProtection } from './personal-protection'
import { plant } from './plant'
import { workplace } from './workplace'

export const hazards: readonly Hazard[] = [
  ...falls,
  ...personalProtection,
  ...plant,
  ...groundAndStructures,
  ...energyAndFire,
  ...health,
  ...workplace,
]

const byId = new Map(hazards.map(hazard => [hazard.id, hazard]))

export function hazard(id: HazardId): Hazard {
  const found = byId.get(id)
  if (!found) throw new Error(`hazard ${id} is listed but not described`)
  return found
}
