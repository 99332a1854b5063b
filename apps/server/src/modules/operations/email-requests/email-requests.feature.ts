import type { Limits } from '../../../platform/http/limits'
import { emailRequestsRoutes } from './email-requests.routes'
import { type EmailRequestsDeps, EmailRequestsService } from './email-requests.service'

export const emailRequestsFeature = (deps: EmailRequestsDeps & { limits: Limits }) => ({
  routes: emailRequestsRoutes(new EmailRequestsService(deps), deps.limits),
})
