import type { Label, MediaKind } from '@plumbline/domain'
import { type LocalizedMessage, message } from '@plumbline/messages'
import type { CheckedItem, SceneRule } from './rule'
import { checkedItems } from './rules'
import type { SiteEvidence } from './scene'

/** What no rule looks for, the deadliest first. */
const neverChecked = [
  'edges_and_holes',
  'scaffolds',
  'ladders',
  'trenches',
  'electrical',
  'loads_and_cranes',
  'machine_guards',
  'other_ppe',
  'chemicals_and_air',
  'exits_and_housekeeping',
] as const
type UncheckedItem = (typeof neverChecked)[number] | CheckedItem | 'anything_visible'

/** One line of what a result was checked for and one of what it was not. */
export type Checked = {
  checkedFor: LocalizedMessage[]
  notCheckedFor: LocalizedMessage[]
}

const items = (list: readonly UncheckedItem[]) => list.map(item => message(`checked.${item}`))

/** Without a sign of a work site nobody's clothes were judged, and where hard hats are not required neither. */
const siteItems: readonly CheckedItem[] = ['hard_hats', 'high_visibility']

/** For a photo or a video: what the rules that ran were looking for. A vision model's answers are checked by nobody. */
export function checkedIn(
  kind: Exclude<MediaKind, 'audio'>,
  rules: readonly SceneRule[],
  trustedClasses: readonly Label[],
  { site }: { site: Pick<SiteEvidence, 'is' | 'ppe'> },
): Checked {
  const ran = rules.filter(rule => rule.needs.every(label => trustedClasses.includes(label)))
  const skipped = (item: CheckedItem) =>
    (siteItems.includes(item) && site.is === 'none') ||
    (item === 'hard_hats' && site.ppe?.hardHat === 'no') ||
    (item === 'high_visibility' && site.ppe?.highVisibility === 'no')
  const inOrder = checkedItems.filter(item => ran.some(({ checks }) => checks === item))
  const checkedFor = inOrder.filter(item => !skipped(item))
  const unseen = neverChecked.filter(item => !(checkedFor as readonly UncheckedItem[]).includes(item))
  return {
    checkedFor: items(checkedFor),
    notCheckedFor: items([
      ...inOrder.filter(skipped),
      ...unseen,
      ...(kind === 'video' ? (['noise'] as const) : []),
    ]),
  }
}

export const checkedInSound = ({ speech }: { speech: boolean }): Checked => ({
  checkedFor: items(speech ? ['noise', 'speech'] : ['noise']),
  notCheckedFor: items(speech ? ['anything_visible'] : ['speech', 'anything_visible']),
})
