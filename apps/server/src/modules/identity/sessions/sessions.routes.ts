import * as contract from '@plumbline/contract'
import { handle } from '../../../platform/http/endpoints'
import type { SessionsService } from './sessions.service'

export const sessionsRoutes = (sessions: SessionsService) => [
  handle(contract.listSessions, ({ member }) => sessions.list(member)),
  handle(contract.endSession, ({ member, params }) => sessions.end(member, params.id)),
]
