import { type HazardId, hazardIds } from '@plumbline/domain'
import { citationFor, duties, hazard, type Law } from '@plumbline/knowledge'
import { forPlace } from '@plumbline/knowledge/laws/place'
import { thresholds } from '@plumbline/knowledge/thresholds'

const hazardsByCode = new Map<string, HazardId[]>()
for (const id of hazardIds)
  for (const code of new Set(Object.values(duties[id].cites)))
    if (code) hazardsByCode.set(code, [...(hazardsByCode.get(code) ?? []), id])

/** The hazard that a rule is about; null for a rule about several. */
export function hazardOfRule(code: string): HazardId | null {
  const [only, another] = hazardsByCode.get(code) ?? []
  return only && !another ? only : null
}

/** The rule that a hazard breaks under this law. */
export const ruleOf = (id: HazardId | null, law: Law | null) => (id ? citationFor(id, law) : undefined)

export type HazardFigure = { id: keyof typeof thresholds; figure: string; code: string }

/** The figures that the law has for a hazard: for one of its remedies, or for all of them. */
export function figuresOf(id: HazardId, law: Law | null, remedy?: number): HazardFigure[] {
  if (!law) return []
  const { figures = {} } = hazard(id)
  const names = remedy === undefined ? Object.values(figures).flat() : (figures[remedy] ?? [])
  return [...new Set(names)].flatMap(name => {
    const known = forPlace(thresholds[name], law)
    return known ? [{ id: name, figure: known[0], code: known[1] }] : []
  })
}
