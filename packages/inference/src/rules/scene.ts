import type { Box } from '@plumbline/domain'
import type { Finding, Label } from '../findings'
import { attachPpe, type Person } from './people'

/** What a picture shows, put together from findings of the classes that may be relied upon. */
export type Scene = {
  width: number
  height: number
  people: Person[]
  machinery: Finding[]
  vehicles: Finding[]
  cones: Finding[]
  ladders: Finding[]
  fire: Finding[]
  smoke: Finding[]
  site: SiteEvidence
}

/**
 * What shows that this is a work site. `clear`: plant, cones or a hard hat on somebody's head, seen surely, or two such
 * signs of different kinds seen less surely. `some`: only a high-visibility vest, a ladder or one unsure sign, which
 * are also found elsewhere. `none`: nothing, so nobody in the picture can be held to the rules of a site.
 */
export type SiteEvidence = {
  is: 'clear' | 'some' | 'none'
  signs: SiteSign[]
}

export type SiteSign = 'machinery' | 'safety_cone' | 'hard_hat_worn' | 'vest_worn' | 'ladder'

/** A cyclist's helmet is easily taken for a hard hat: what is only likely does not count alone. */
const SURE = 0.65
const LIKELY = 0.45

export function readScene(
  frame: { width: number; height: number },
  findings: readonly Finding[],
  trustedClasses: readonly Label[],
): Scene {
  const reliable = findings.filter(({ label }) => trustedClasses.includes(label))
  const all = (label: Label) => reliable.filter(finding => finding.label === label)
  const scene = {
    ...frame,
    people: attachPpe(reliable),
    // A wrong machine leads to wrong violations of the people beside it, so it must be likely enough.
    machinery: all('machinery').filter(({ confidence }) => confidence >= LIKELY),
    vehicles: all('vehicle').filter(({ confidence }) => confidence >= LIKELY),
    cones: all('safety_cone'),
    ladders: all('ladder'),
    fire: all('fire'),
    smoke: all('smoke'),
  }
  return { ...scene, site: siteEvidence(scene) }
}

function siteEvidence({ machinery, cones, people, ladders }: Omit<Scene, 'site'>): SiteEvidence {
  const surest = (found: readonly (Finding | undefined)[]) =>
    Math.max(0, ...found.map(each => each?.confidence ?? 0))
  const all: { sign: SiteSign; confidence: number }[] = [
    { sign: 'machinery', confidence: surest(machinery) },
    { sign: 'safety_cone', confidence: surest(cones) },
    { sign: 'hard_hat_worn', confidence: surest(people.map(({ hardHat }) => hardHat)) },
    { sign: 'vest_worn', confidence: surest(people.map(({ vest }) => vest)) },
    { sign: 'ladder', confidence: surest(ladders) },
  ]
  const signs = all.filter(({ confidence }) => confidence >= LIKELY)
  const alone = signs.filter(
    ({ sign, confidence }) => confidence >= SURE && sign !== 'vest_worn' && sign !== 'ladder',
  )
  const onlyAHat = signs.every(({ sign }) => sign === 'hard_hat_worn')
  return {
    is: alone.length > 0 || signs.length > 1 ? 'clear' : onlyAHat ? 'none' : 'some',
    signs: signs.map(({ sign }) => sign),
  }
}

export function isCutByFrame(box: Box, { width, height }: Pick<Scene, 'width' | 'height'>): boolean {
  const margin = Math.max(width, height) * 0.005
  return (
    box.x <= margin ||
    box.y <= margin ||
    box.x + box.width >= width - margin ||
    box.y + box.height >= height - margin
  )
}
