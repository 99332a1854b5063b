import * as contract from '@plumbline/contract'
import { handle } from '../../../platform/http/endpoints'
import type { PostureService } from './posture.service'

export const postureRoutes = (posture: PostureService) => [
  handle(contract.getPosture, ({ member, params }) => posture.get(member, params.id)),
  handle(contract.checkPosture, ({ member, params }) => posture.check(member, params.id)),
  handle(contract.answerPosture, ({ member, params, body }) => posture.answer(member, params.id, body)),
]
