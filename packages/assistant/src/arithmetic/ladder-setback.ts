import { plain } from '@plumbline/domain'
import type { Law } from '@plumbline/knowledge/laws/law'
import { forPlace, type LawPlace } from '@plumbline/knowledge/laws/place'
import { type Answer, stated, topicOf } from '../answer'
import { cue } from '../cues'
import { lengthOf, quantitiesIn } from '../understand/quantities'
import { round } from './round'

/** The laws whose rule is one out for four along the ladder. */
const codes: Readonly<Partial<Record<LawPlace, string>>> = {
  'us-construction': '29 CFR 1926.1053(b)(5)',
  'us-general-industry': '29 CFR 1926.1053(b)(5)',
  quebec: 'Quebec RSST s. 26',
  'quebec:construction': 'Quebec S-2.1, r. 4 s. 3.5.6',
}
const ladder = cue(({ arithmetic }) => arithmetic.ladder)
/** Where the foot of the ladder goes, not how far it reaches over the edge or stays away from wires. */
const setback = cue(({ arithmetic }) => arithmetic.setback)
const overEdgeOrWires = cue(({ arithmetic }) => arithmetic.overEdgeOrWires)

/** One foot out for every four feet of working length. */
export function ladderSetback(text: string, law: Law | null): Answer | null {
  const typed = plain(text)
  const code = law && forPlace(codes, law)
  if (!code || !ladder.test(typed) || !setback.test(typed) || overEdgeOrWires.test(typed)) return null
  const found = quantitiesIn(text).flatMap(quantity => lengthOf(quantity) ?? [])[0]
  if (!found) return null
  const params = {
    length: `${round(found.value)} ${found.unit}`,
    setback: `${round(found.value / 4)} ${found.unit}`,
  }
  return {
    kind: 'arithmetic',
    statements: [
      stated('answer', { code: 'assistant.ladder.answer', params }, code),
      stated('workings', { code: 'assistant.ladder.workings', params }, code),
      stated('limits', { code: 'assistant.ladder.limits' }, code),
    ],
    sources: [code],
    followUps: ['assistant.ask.ladder_top'],
    topic: topicOf(text, law),
  }
}
