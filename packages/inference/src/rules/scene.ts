import {
  type Box,
  type Industry,
  type Label,
  labelRecord,
  labels,
  type SitePpe,
  type SiteRules,
  type TagChances,
  type WorkSiteReason,
} from '@plumbline/domain'
import { citableLaw, type Law } from '@plumbline/knowledge'
import type { Calibration } from '../calibration/calibration'
import type { Finding } from '../findings'
import { iou } from '../geometry'
import type { SceneGuess } from '../scene-type/scene-model'
import { attachPpe, type Person } from './people'

/** What a picture shows, put together from findings of the classes that may be relied upon. */
export type Scene = {
  width: number
  height: number
  people: Person[]
  /** What counts of each label. */
  things: Readonly<Record<Label, readonly Finding[]>>
  site: SiteEvidence
  /** Whose rules may be cited; null where the library has none of the place. */
  law: Law | null
  /** What the scores of the rules mean. */
  calibration: Calibration
}

/**
 * What shows that this is a work site. `clear`: plant, cones or several hard hats, seen surely, or two signs of different
 * kinds seen less surely. `some`: a hard hat or two among many bare heads, or unsure plant or cones. `none`: nothing, or
 * only what is worn and used elsewhere too, so nobody in the picture can be held to the rules of a site.
 */
export type SiteEvidence = {
  is: 'clear' | 'some' | 'none'
  signs: SiteSign[]
  /** Why the rules of a work site are applied, if they are. */
  reason: WorkSiteReason
  /** What the site requires; null where the upload names no site. */
  ppe: SitePpe | null
  industry: Industry | null
}

export type SiteSign = 'machinery' | 'safety_cone' | 'hard_hat_worn' | 'vest_worn' | 'ladder'

/** Where the picture was taken, as far as anybody said. */
export type SceneContext = {
  site?: SiteRules | null
  /** A person said that it shows a work site. */
  workSite?: boolean
  /** The kind of place the whole picture looks like, as learned from pictures. */
  looksLike?: SceneGuess | undefined
  /** What the whole picture shows. */
  tags?: Partial<TagChances> | undefined
  /** From where on a finding counts unless the place is known to be a site; all count where this is absent. */
  thresholds?: Partial<Record<Label, number>> | undefined
  calibration?: Calibration | undefined
}

/** A cyclist's helmet is easily taken for a hard hat: what is only likely does not count alone. */
export const SURE = 0.65
const LIKELY = 0.45
/** Boxes of a machine and a forklift that overlap this much are one forklift. */
const SAME_MACHINE = 0.5
/** A hat that is the only sign may be a cap or a helmet; on training pictures of sites such a hat is surer than this. */
const SURE_ALONE = 0.75
/** So many hats are no accident, however many heads are bare. */
const MANY_HATS = 3

export function readScene(
  frame: { width: number; height: number },
  findings: readonly Finding[],
  trustedClasses: readonly Label[],
  { site = null, workSite = false, looksLike, tags, thresholds = {}, calibration = {} }: SceneContext = {},
): Scene {
  const isKnown = isKnownSite(site, workSite)
  const reliable = findings.filter(
    ({ label, confidence }) =>
      trustedClasses.includes(label) && (isKnown || confidence >= (thresholds[label] ?? 0)),
  )
  const all = (label: Label) =>
    reliable.filter(
      finding => finding.label === label && finding.confidence >= (labelRecord(label).minConfidence ?? 0),
    )
  const things = Object.fromEntries(labels.map(label => [label, all(label)])) as Record<Label, Finding[]>
  things.machinery = things.machinery.filter(
    ({ box }) => !things.forklift.some(forklift => iou(forklift.box, box) > SAME_MACHINE),
  )
  const scene = { ...frame, people: attachPpe(reliable), things }
  const seen = signsIn(scene)
  const is = strengthOf(seen, { site, workSite, looksLike, tags })
  // The site decides which rules apply, not whether the picture shows a workplace.
  const isAtSite = site !== null && is !== 'none'
  return {
    ...scene,
    site: {
      is,
      signs: seen.signs,
      reason: workSite ? 'person' : isAtSite ? 'site' : is === 'none' ? 'no' : 'picture',
      ppe: site?.ppe ?? null,
      industry: site?.industry ?? null,
    },
    law: citableLaw(site),
    calibration,
  }
}

type SeenSigns = Pick<SiteEvidence, 'is' | 'signs'>

/** Vests and ladders are found in every warehouse: at a site they do not show that hard hats are required just here. */
const weakSigns: readonly SiteSign[] = ['vest_worn', 'ladder']

/** A person's word needs no proof; a site where hard hats are required everywhere only a picture that may show it. */
const isKnownSite = (site: SiteRules | null, workSite: boolean | undefined) =>
  workSite || site?.ppe.hardHat === 'always'

/** Any other site than a known one is one sign. */
function strengthOf(
  seen: SeenSigns,
  {
    site,
    workSite,
    looksLike,
    tags,
  }: Pick<SceneContext, 'workSite' | 'looksLike' | 'tags'> & { site: SiteRules | null },
): SiteEvidence['is'] {
  if (workSite) return 'clear'
  if (!site) return withLook(seen, { looksLike, tags })
  if (seen.is === 'none' && looksElsewhere(looksLike)) return 'none'
  if (isKnownSite(site, workSite)) return 'clear'
  const hasStrongSign = seen.is !== 'none' && seen.signs.some(sign => !weakSigns.includes(sign))
  return hasStrongSign ? 'clear' : 'some'
}

/**
 * At most this likely a workplace, a hat or two show no site: they are worn at ceremonies and around an architect's
 * model too. Of the workplaces among training pictures left out of the fit, 1 in 90 looks like that.
 */
const SURELY_ELSEWHERE = 0.1
/** A site this likely a workplace counts as one more sign. Of such training pictures, 99 in 100 are workplaces. */
const SURELY_WORKPLACE = 0.97

/** From here on hats and vests, however many, show no site: visitors and guests at a ceremony wear them too. */
const NO_WORKPLACE = 0.5

const looksElsewhere = (looksLike: SceneGuess | undefined) =>
  looksLike !== undefined && looksLike.workplace <= SURELY_ELSEWHERE

const wornSigns: readonly SiteSign[] = ['hard_hat_worn', 'vest_worn']

/** How the whole picture looks moves the signs by one step, and never makes a plant a place where hats are required. */
function withLook(
  { is, signs }: SeenSigns,
  { looksLike, tags }: Pick<SceneContext, 'looksLike' | 'tags'>,
): SiteEvidence['is'] {
  const onlyWorn = signs.every(sign => wornSigns.includes(sign))
  if (onlyWorn && (tags?.no_workplace ?? 0) >= NO_WORKPLACE) return 'none'
  if (!looksLike || is === 'clear') return is
  const { type, workplace } = looksLike
  if (onlyWorn && looksElsewhere(looksLike)) return 'none'
  if (type !== 'site' || workplace < SURELY_WORKPLACE) return is
  return is === 'some' ? 'clear' : 'some'
}

function signsIn({ people, things }: Pick<Scene, 'people' | 'things'>): SeenSigns {
  const surest = (found: readonly (Finding | undefined)[]) =>
    Math.max(0, ...found.map(each => each?.confidence ?? 0))
  const hats = people.map(({ hardHat }) => hardHat)
  const all: { sign: SiteSign; confidence: number }[] = [
    { sign: 'machinery', confidence: surest(things.machinery) },
    { sign: 'safety_cone', confidence: surest(things.safety_cone) },
    { sign: 'hard_hat_worn', confidence: surest(hats) },
    { sign: 'vest_worn', confidence: surest(people.map(({ vest }) => vest)) },
    { sign: 'ladder', confidence: surest(things.ladder) },
  ]
  const signs = all.filter(({ confidence }) => confidence >= LIKELY)
  const isSure = (sign: SiteSign) => signs.some(each => each.sign === sign && each.confidence >= SURE)
  // Two hats among many bare heads may be visitors around an architect's model.
  const sureHats = hats.filter(hat => hat && hat.confidence >= SURE).length
  const bareHeads = people.filter(({ bareHead }) => bareHead).length
  const severalHats = sureHats > 1 && sureHats >= Math.min(bareHeads, MANY_HATS)
  const alone = isSure('machinery') || isSure('safety_cone') || severalHats
  // Stewards in vests beside a rider in a helmet are no site: of hat and vest, somebody must wear both.
  const onlyWorn = signs.every(({ sign }) => wornSigns.includes(sign))
  const wornTogether = people.some(
    ({ hardHat, vest }) => Math.min(hardHat?.confidence ?? 0, vest?.confidence ?? 0) >= LIKELY,
  )
  const is = () => {
    if (alone || (signs.length > 1 && (!onlyWorn || wornTogether))) return 'clear'
    const isSite = ({ sign }: { sign: SiteSign }) => sign === 'machinery' || sign === 'safety_cone'
    return signs.some(isSite) || sureHats > 1 || surest(hats) >= SURE_ALONE ? 'some' : 'none'
  }
  return { is: is(), signs: signs.map(({ sign }) => sign) }
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
