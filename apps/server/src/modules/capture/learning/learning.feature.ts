import * as contract from '@plumbline/contract'
import { readFindingThresholds } from '@plumbline/inference'
import * as z from 'zod'
import { handle } from '../../../platform/http/endpoints'
import { type Limits, limit } from '../../../platform/http/limits'
import { handler, job } from '../../../platform/jobs/jobs'
import { type LearningDeps, LearningService } from './learning.service'

export const adjustThresholds = job('learning.adjust', z.unknown(), { seconds: 3600 })

/** Each run reads a year of reviews. */
const perHour = limit('learning:run', 30, 3600)

export function learningFeature(deps: Omit<LearningDeps, 'findingThresholds'> & { limits: Limits }) {
  let known: ReturnType<typeof readFindingThresholds> | undefined
  const findingThresholds = () => {
    known ??= readFindingThresholds()
    return known
  }
  const learning = new LearningService({ ...deps, findingThresholds })
  return {
    learning,
    routes: [
      handle(contract.getLearning, ({ member }) => learning.get(member)),
      handle(contract.saveLearning, ({ member, body }) => learning.save(member, body)),
      handle(contract.runLearning, async ({ member }) => {
        await deps.limits.count([perHour, member.organizationId])
        return learning.run(member)
      }),
      handle(contract.undoLearning, ({ member, params }) => learning.undo(member, params.id)),
      handle(contract.resumeLearning, ({ member, params }) => learning.resume(member, params.id)),
    ],
    handlers: [handler(adjustThresholds, () => learning.runAll(), '23 3 * * *')],
  }
}
