import type { Box, Finding, Label } from '../findings'
import { dress, type Person } from './people'

/** What a picture shows, put together from findings of the classes that may be relied upon. */
export interface Scene {
  width: number
  height: number
  people: Person[]
  machinery: Finding[]
  vehicles: Finding[]
  cones: Finding[]
  ladders: Finding[]
  fire: Finding[]
  smoke: Finding[]
  fallen: Finding[]
  site: SiteEvidence
}

/**
 * What shows that this is a work site. `clear`: plant, cones or a hard hat on somebody's head. `some`: only a
 * high-visibility vest or a ladder, which are also found elsewhere. `none`: nothing, so nobody in the picture can be
 * held to the rules of a site.
 */
export interface SiteEvidence {
  is: 'clear' | 'some' | 'none'
  signs: SiteSign[]
}

export type SiteSign = 'machinery' | 'safety_cone' | 'hard_hat_worn' | 'vest_worn' | 'ladder'

export function readScene(
  frame: { width: number; height: number },
  findings: readonly Finding[],
  claimed: readonly Label[],
): Scene {
  const reliable = findings.filter(({ label }) => claimed.includes(label))
  const all = (label: Label) => reliable.filter(finding => finding.label === label)
  const scene = {
    ...frame,
    people: dress(reliable),
    machinery: all('machinery'),
    vehicles: all('vehicle'),
    cones: all('safety_cone'),
    ladders: all('ladder'),
    fire: all('fire'),
    smoke: all('smoke'),
    fallen: all('fallen_person'),
  }
  return { ...scene, site: siteEvidence(scene) }
}

function siteEvidence({ machinery, cones, people, ladders }: Omit<Scene, 'site'>): SiteEvidence {
  const clear: SiteSign[] = []
  if (machinery.length) clear.push('machinery')
  if (cones.length) clear.push('safety_cone')
  if (people.some(person => person.hardHat)) clear.push('hard_hat_worn')
  const some: SiteSign[] = []
  if (people.some(person => person.vest)) some.push('vest_worn')
  if (ladders.length) some.push('ladder')
  return { is: clear.length ? 'clear' : some.length ? 'some' : 'none', signs: [...clear, ...some] }
}

export const isCutByFrame = (box: Box, { width, height }: Pick<Scene, 'width' | 'height'>): boolean => {
  const margin = Math.max(width, height) * 0.005
  return (
    box.x <= margin ||
    box.y <= margin ||
    box.x + box.width >= width - margin ||
    box.y + box.height >= height - margin
  )
}
