import * as contract from '@plumbline/contract'
import { handle } from '../../platform/http/endpoints'
import type { AnalysisService } from '../analysis/analysis.service'
import type { ViolationsService } from './violations.service'

export const violationsRoutes = (violations: ViolationsService, analysis: AnalysisService) => [
  handle(contract.createViolation, ({ member, body }) =>
    violations.create(member, body, (tx, analysisId) => analysis.pictureOf(tx, member, analysisId)),
  ),
  handle(contract.getViolation, ({ member, params }) => violations.get(member, params.id)),
  handle(contract.violationFeedback, ({ member, params, body }) =>
    violations.correct(member, params.id, body),
  ),
]
