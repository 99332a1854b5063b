import {
  type PostureAngle,
  type PostureAnswer,
  type PostureItem,
  type PostureLevel,
  type PostureMethod,
  type PostureStep,
  postureItemIds,
  postureItems,
  postureMethods,
} from '@plumbline/domain'
import { reba } from './reba'
import { rula } from './rula'
import type { Assessment, PostureFacts } from './steps'

/** In degrees, as `@plumbline/inference` measures them; null where a joint could not be seen. */
export type MeasuredAngles = Record<PostureAngle, number | null>
export type PostureAnswers = { readonly [Item in PostureItem]?: PostureAnswer<Item> | undefined }

type Range = { low: number; high: number }
export type AssessedStep = Range & {
  id: PostureStep
  parts: (Range & { of: PostureItem | PostureStep })[]
}
export type PostureAssessment = Range & {
  method: PostureMethod
  levels: { low: PostureLevel; high: PostureLevel }
  steps: AssessedStep[]
}
export type AskedItem = {
  item: PostureItem
  answer: PostureAnswer | null
  /** What the picture shows: one where it is clear, several where the angle is near a limit, none where it isn't seen. */
  measured: PostureAnswer[]
  /** Whether knowing it would narrow down a result. */
  matters: boolean
}
export type AssessedPosture = { assessments: PostureAssessment[]; items: AskedItem[] }

const methods: Record<PostureMethod, (facts: PostureFacts) => Assessment> = { reba, rula }

/**
 * Near a limit both answers are possible: how far a measured angle may be off is about twice the mean error on drawn
 * postures, at most 8 degrees.
 */
const bends: Record<
  PostureAngle,
  { item: PostureItem; margin: number; answerAt: (angle: number) => string }
> = {
  trunk: {
    item: 'trunk_bend',
    margin: 5,
    answerAt: angle => upTo(Math.abs(angle), { upright: 5, slight: 20, half: 60 }) ?? 'deep',
  },
  neck: {
    item: 'neck_bend',
    margin: 8,
    answerAt: angle => (angle < -10 ? 'back' : (upTo(angle, { straight: 10, slight: 20 }) ?? 'deep')),
  },
  knee: { item: 'knee_bend', margin: 5, answerAt: angle => upTo(angle, { slight: 30, half: 60 }) ?? 'deep' },
  upperArm: {
    item: 'upper_arm_bend',
    margin: 8,
    answerAt: angle =>
      angle < -20 ? 'forward' : (upTo(angle, { hanging: 20, forward: 45, half: 90 }) ?? 'high'),
  },
  lowerArm: {
    item: 'lower_arm_bend',
    margin: 8,
    answerAt: angle => (angle >= 60 && angle <= 100 ? 'working' : 'other'),
  },
}

const upTo = (angle: number, limits: Record<string, number>) =>
  Object.entries(limits).find(([, limit]) => angle <= limit)?.[0]

/** What was neither measured nor answered makes a result a range, from the lowest to the highest possible. */
export function assessPosture(angles: MeasuredAngles, answers: PostureAnswers): AssessedPosture {
  const measured = measuredAnswers(angles)
  const possible = possibleAnswers(measured, answers)
  const assessments = postureMethods.map(method => assessed(method, possible))
  const items = postureItemIds.map(item => ({
    item,
    answer: answers[item] ?? null,
    measured: [...(measured[item] ?? [])],
    matters: narrows(item, possible, assessments),
  }))
  return { assessments, items }
}

type Possible = Record<PostureItem, readonly PostureAnswer[]>

function measuredAnswers(angles: MeasuredAngles): Partial<Possible> {
  const found = (Object.keys(bends) as PostureAngle[]).flatMap(name => {
    const angle = angles[name]
    if (angle === null) return []
    const { item, margin, answerAt } = bends[name]
    const near = new Set<string>()
    for (let at = angle - margin; at <= angle + margin; at++) near.add(answerAt(at))
    return [[item, postureItems[item].filter(answer => near.has(answer))] as const]
  })
  return Object.fromEntries(found)
}

/** In the order of strain. A person who was there knows better than the picture. */
const possibleAnswers = (measured: Partial<Possible>, answers: PostureAnswers) =>
  Object.fromEntries(
    postureItemIds.map(item => {
      const answer = answers[item]
      return [item, answer ? [answer] : (measured[item] ?? postureItems[item])]
    }),
  ) as Possible

/** No answer of more strain ever gives a lower score, so the lowest and highest come from the first and the last. */
const factsAt = (possible: Possible, end: 0 | -1) =>
  Object.fromEntries(postureItemIds.map(item => [item, possible[item].at(end)])) as PostureFacts

function assessed(method: PostureMethod, possible: Possible): PostureAssessment {
  const [low, high] = [methods[method](factsAt(possible, 0)), methods[method](factsAt(possible, -1))]
  return {
    method,
    low: low.total,
    high: high.total,
    levels: { low: low.level, high: high.level },
    steps: low.steps.map((step, at) => ({
      id: step.id,
      low: step.score,
      high: high.steps[at]?.score ?? step.score,
      parts: step.parts.map(({ of, score }, part) => ({
        of,
        low: score,
        high: high.steps[at]?.parts[part]?.score ?? score,
      })),
    })),
  }
}

/** Whether one of its answers alone would narrow a result down. */
function narrows(item: PostureItem, possible: Possible, now: readonly PostureAssessment[]): boolean {
  return (
    possible[item].length > 1 &&
    possible[item].some(choice =>
      now.some(({ method, low, high }) => {
        const then = assessed(method, { ...possible, [item]: [choice] })
        return then.high - then.low < high - low
      }),
    )
  )
}
