import { plain } from '@plumbline/domain'
import type { Law } from '@plumbline/knowledge/laws/law'
import { type Answer, stated, topicOf } from '../answer'
import { cue } from '../cues'
import { inFeet } from '../understand/quantities'
import { round } from './round'
import { asksForSlope, depthIn } from './slope-question'

const CODE = '29 CFR 1926 Subpart P App. B'
const COMPETENT_PERSON = '29 CFR 1926 Subpart P App. A'
/** How far back for a depth of one, by type of soil: Table B-1. */
const runs = { A: 0.75, B: 1, C: 1.5 } as const
type Soil = keyof typeof runs
const MAX_DEPTH_FT = 20

const soilName = cue(({ arithmetic }) => arithmetic.soilType)

const soilIn = (typed: string) =>
  soilName.exec(typed)?.slice(1).find(Boolean)?.toUpperCase() as Soil | undefined

/** How far back each side of a trench is cut for its depth. */
export function slopeRun(text: string, law: Law | null): Answer | null {
  const typed = plain(text)
  if (law?.country !== 'US' || !asksForSlope(typed)) return null
  const found = depthIn(text)
  if (!found) return null
  const soil = soilIn(typed)
  const depth = `${round(found.value)} ${found.unit}`
  const run = (each: Soil) => `${round(found.value * runs[each])} ${found.unit}`
  const answers = soil
    ? [
        stated('answer', { code: 'assistant.slope.answer', params: { soil, depth, run: run(soil) } }, CODE),
        stated(
          'workings',
          { code: 'assistant.slope.workings', params: { depth, ratio: runs[soil], run: run(soil) } },
          CODE,
        ),
      ]
    : [
        stated(
          'answer',
          { code: 'assistant.slope.each', params: { depth, a: run('A'), b: run('B'), c: run('C') } },
          CODE,
        ),
      ]
  return {
    kind: 'arithmetic',
    statements: [
      ...answers,
      stated('who', { code: 'assistant.slope.who' }, COMPETENT_PERSON),
      ...(inFeet(found) > MAX_DEPTH_FT
        ? [stated('exceptions', { code: 'assistant.slope.deep' }, '29 CFR 1926.652(b)')]
        : []),
    ],
    sources: [CODE, COMPETENT_PERSON],
    followUps: ['assistant.ask.trench_exit', 'assistant.ask.spoil'],
    topic: topicOf(text, law),
  }
}
