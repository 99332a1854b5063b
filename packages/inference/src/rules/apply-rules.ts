import type { Label, SiteRules, TagChances } from '@plumbline/domain'
import { type Law, lawOf } from '@plumbline/knowledge'
import { type LocalizedMessage, message } from '@plumbline/messages'
import type { Calibration } from '../calibration/calibration'
import type { Finding, Violation } from '../findings'
import type { SceneGuess } from '../scene-type/scene-model'
import { type Checked, checkedIn } from './checked'
import { rules } from './rules'
import { readScene, type Scene, type SiteEvidence } from './scene'
import { observe, violationsOf } from './violations'

/** What the rules make of the findings of one picture. */
export type Judged = {
  violations: Violation[]
  notes: LocalizedMessage[]
  checked: Checked
  workSite: SiteEvidence['reason']
  /** The law of the site; null without a site or where the library has no rules of the place. */
  law: Law | null
}

export type JudgeOptions = {
  trustedClasses: readonly Label[]
  /** A person said that the picture shows a work site. */
  workSite?: boolean
  /** The kind of place the whole picture looks like. */
  looksLike?: SceneGuess | undefined
  /** What the whole picture shows. */
  tags?: Partial<TagChances> | undefined
  /** From where on a finding counts unless the place is known to be a site. */
  thresholds?: Partial<Record<Label, number>> | undefined
  /** What the detector's scores mean. */
  calibration?: Calibration | undefined
}

/** Applies the rules to findings, fresh or stored; looks at no pixels. */
export function applyRules(
  findings: readonly Finding[],
  frame: { width: number; height: number },
  site: SiteRules | null,
  { trustedClasses, ...options }: JudgeOptions,
): Judged {
  const scene = readScene(frame, findings, trustedClasses, { site, ...options })
  return {
    violations: violationsOf(observe(scene, trustedClasses), scene),
    notes: notesOn(scene),
    checked: checkedIn('image', rules, trustedClasses, { site: scene.site }),
    workSite: scene.site.reason,
    law: lawOf(site),
  }
}

/** What was seen and deliberately not made a violation. */
function notesOn({ people: all, site }: Scene): LocalizedMessage[] {
  const bare = all.filter(person => person.bareHead).length
  if (site.is !== 'none' || bare === 0) return []
  return [message('note.no_site', { count: bare })]
}
