import type { Cast } from '../history/cast'
import type { NewViolation } from '../history/history-rows'
import type { Verdict } from '../history/violation-records'

/** Why a finding was none; a fire is one. */
const reasons: Record<string, string> = {
  'struck-by-plant': 'The machine was parked and switched off.',
  'plant-exclusion-zone': 'The machine was parked and switched off.',
  'high-visibility': 'Planned talk with the operator, engine off.',
  'head-protection': 'They stand outside the hard hat zone.',
}

/** What a manager says of a finding. What is advisory depends on more than a picture shows, and is dismissed more often. */
export function verdictOn({ random }: Cast, { severity, basis, hazard }: NewViolation): Verdict | null {
  if (random.chance(0.15)) return null
  const reason = reasons[hazard ?? '']
  if (reason && random.chance(basis === 'advisory' ? 0.25 : 0.06))
    return { verdict: 'dismissed', reason, severity }
  if (severity === 'Medium' && random.chance(0.1))
    return { verdict: 'corrected', reason: 'Only passing by, not working there.', severity: 'Low' }
  return { verdict: 'confirmed', reason: '', severity }
}
