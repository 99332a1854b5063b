import { handler } from '../../../platform/jobs/jobs'
import { type InvitationsService, sendInvitation } from './invitations.service'

export const organizationsHandlers = (invitations: InvitationsService) => [
  handler(sendInvitation, data => invitations.send(data)),
]
