import { bySeverity, type HazardId, type Industry, type Sight } from '@plumbline/domain'
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
const MAX_PER_HAZARD = 2
/** So that a picture of nothing in particular doesn't only ask about falls. */
const MAX_PER_CATEGORY = 1

/** Seen in almost any picture, so these say less than the rest about what to ask. */
const common: readonly Sight[] = ['workplace', 'person']

const categoryOf = ({ hazard: id }: Question) => hazard(id).category

export type SeenForQuestions = {
  sights: readonly Sight[]
  /** Hazards that were found or spoken of. */
  found: readonly HazardId[]
  /** Hazards of which the picture itself shows a rule broken: nothing is left to ask. */
  proven: readonly HazardId[]
  industry: Industry
}

/** What to ask about a picture: the most dangerous first, what is tied to something in it before the rest. */
export function questionsFor({ sights, found, proven, industry }: SeenForQuestions): Question[] {
  const isTied = ({ seen, hazard }: Question) =>
    found.includes(hazard) || seen.some(sight => sights.includes(sight) && !common.includes(sight))
  const fitting = questions
    .filter(({ hazard, seen, industries }) => {
      if (proven.includes(hazard) || (industries && !industries.includes(industry))) return false
      return found.includes(hazard) || seen.some(sight => sights.includes(sight))
    })
    .toSorted((a, b) => bySeverity(a, b) || Number(isTied(b)) - Number(isTied(a)))
  const chosen: Question[] = []
  for (const each of fitting) {
    const hasRoom = isTied(each)
      ? chosen.filter(({ hazard }) => hazard === each.hazard).length < MAX_PER_HAZARD
      : chosen.filter(one => categoryOf(one) === categoryOf(each)).length < MAX_PER_CATEGORY
    if (hasRoom) chosen.push(each)
    if (chosen.length === MAX_QUESTIONS) break
  }
  return chosen
}
