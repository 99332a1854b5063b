import { plain } from '@plumbline/domain'
import { cue } from '../cues'
import { subjectsIn } from '../understand/subjects'
import type { ViolationContext } from './violation-context'

/** What people ask about the violation in front of them. */
export type ViolationIntent = 'cost' | 'who' | 'rule' | 'fix' | 'explain'

const intents: readonly (readonly [ViolationIntent, RegExp])[] = [
  ['cost', cue(({ violations }) => violations.cost)],
  ['who', cue(({ violations }) => violations.who)],
  ['rule', cue(({ violations }) => violations.rule)],
  ['fix', cue(({ violations }) => violations.fix)],
  ['explain', cue(({ violations }) => violations.explain)],
]

/** Words that mean the violation on the screen. */
const pointsAtIt = cue(({ violations }) => violations.pointsAtIt)

/** What is asked about the violation in context; null where the question has a subject of its own. */
export function violationIntent(
  text: string,
  english: string,
  violation: ViolationContext,
): ViolationIntent | null {
  const typed = plain(text)
  const namesIt = typed.includes(plain(violation.name))
  const own = subjectsIn(english.toLowerCase()).filter(subject => !penalties.test(subject))
  const isAbout = namesIt || (own.length === 0 && (pointsAtIt.test(typed) || typed.length <= MAX_SHORT))
  const asked = namesIt ? typed.replace(plain(violation.name), ' ') : typed
  return isAbout
    ? (intents.find(([, pattern]) => pattern.test(asked))?.[0] ?? (namesIt ? 'explain' : null))
    : null
}

const MAX_SHORT = 30
const penalties = /^(?:citations?|fines?|penalt\w+)$/
