import { type HazardId, type Industry, type Sight, severityRank } from '@plumbline/domain'
import type { DutyId } from './duties/table'
import type { Hazard } from './hazard'
import { hazard, hazards } from './hazards/index'

export type Question = Omit<Hazard['questions'][number], 'duty'> & { hazard: HazardId; duty: DutyId }

export const questions: readonly Question[] = hazards
  .flatMap(hazard =>
    hazard.questions.map(({ duty = hazard.id, ...question }) => ({ ...question, duty, hazard: hazard.id })),
  )
  .toSorted((a, b) => a.rank - b.rank)

const byId = new Map(questions.map(question => [question.id, question]))
export const question = (id: string): Question | undefined => byId.get(id)

export const MAX_QUESTIONS = 5
/** So that a picture of one ladder doesn't only ask about ladders. */
const MAX_PER_HAZARD = 3

const categoryOf = ({ hazard: id }: Question) => hazard(id).category

/** Seen in almost any picture, so these say little about what to ask. */
const common: readonly Sight[] = ['workplace', 'person']
const COMMON = 0.1
/** From where on a picture may show something in particular. */
export const POSSIBLE = 0.3
/** What is asked of a picture that shows nothing in particular. */
const MAX_IN_GENERAL = 2
/** What is less likely to matter than this isn't worth a person's time. */
const MIN_WORTH = 0.25
/** What an answer of this week leaves of a question's worth. */
const ANSWERED_LATELY = 0.7
/** How likely it isn't in order where it is seen. */
const notOkChance = { often: 0.8, sometimes: 0.3, seldom: 0.15 }

export type SeenForQuestions = {
  /** What is seen, and how likely each is. */
  sights: Partial<Record<Sight, number>>
  /** Hazards that were found or spoken of. */
  found: readonly HazardId[]
  /** Hazards of which the picture itself shows a rule broken: nothing is left to ask. */
  proven: readonly HazardId[]
  industry: Industry
  /** Questions that were answered for this place today: not asked again. */
  settled?: readonly string[]
  /** Questions that were answered nearby lately: others go first. */
  lately?: readonly string[]
}

/** Whether anything in particular is seen: more than a place where somebody works. */
export const isRecognized = (sights: SeenForQuestions['sights']) =>
  Object.entries(sights).some(
    ([sight, chance]) => !common.includes(sight as Sight) && sight !== 'no_workplace' && chance >= POSSIBLE,
  )

/** What to ask about a picture: first what is likeliest to hurt somebody here, by how likely and how badly. */
export function questionsFor({
  sights,
  found,
  proven,
  industry,
  settled = [],
  lately = [],
}: SeenForQuestions): Question[] {
  const chanceOf = (sight: Sight) => (sights[sight] ?? 0) * (common.includes(sight) ? COMMON : 1)
  const ranked = questions
    .filter(
      ({ id, hazard, industries }) =>
        !proven.includes(hazard) && !settled.includes(id) && (industries?.includes(industry) ?? true),
    )
    .map(each => {
      const withIt = each.and ? Math.max(...each.and.map(sight => sights[sight] ?? 0)) : 1
      const seen = found.includes(each.hazard) ? 1 : Math.max(...each.seen.map(chanceOf)) * withIt
      return {
        each,
        isCommon: seen <= COMMON,
        worth:
          seen *
          notOkChance[each.notOk ?? 'sometimes'] *
          severityRank[each.severity] *
          (lately.includes(each.id) ? ANSWERED_LATELY : 1),
      }
    })
    .toSorted((a, b) => b.worth - a.worth)
  const inParticular = ranked.filter(({ worth, isCommon }) => !isCommon && worth >= MIN_WORTH)
  return inParticular.length > 0
    ? firstOf(inParticular, MAX_QUESTIONS, (one, other) => one.hazard === other.hazard, MAX_PER_HAZARD)
    : firstOf(
        ranked.filter(({ worth }) => worth > 0),
        MAX_IN_GENERAL,
        (one, other) => categoryOf(one) === categoryOf(other),
        1,
      )
}

function firstOf(
  ranked: readonly { each: Question }[],
  max: number,
  isAlike: (one: Question, other: Question) => boolean,
  maxAlike: number,
): Question[] {
  const chosen: Question[] = []
  for (const { each } of ranked)
    if (chosen.length < max && chosen.filter(other => isAlike(each, other)).length < maxAlike)
      chosen.push(each)
  return chosen
}
