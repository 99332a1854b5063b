import * as z from 'zod'
import { handler, job } from '../../../platform/jobs/jobs'
import type { SessionsService } from './sessions.service'

const purgeExpiredSessions = job('sessions.purge-expired', z.unknown())

export const sessionsHandlers = (sessions: SessionsService) => [
  handler(purgeExpiredSessions, () => sessions.purge(), '17 * * * *'),
]
