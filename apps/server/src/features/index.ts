import type { Endpoint } from '@plumbline/contract'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '../config'
import type { Clock } from '../platform/clock'
import type { Database } from '../platform/db/client'
import { openLimits } from '../platform/http/limits'
import type { Metrics } from '../platform/http/metrics'
import { openJobs } from '../platform/jobs/jobs'
import { openMailer } from '../platform/mail/mailer'
import { authHandlers, authJobs } from './auth/auth.jobs'
import { authRoutes } from './auth/auth.routes'
import { AuthService } from './auth/auth.service'
import { authenticator } from './auth/authenticate'
import { sessionCookies } from './auth/cookies'
import { AuthLetters } from './auth/letters.service'
import { SessionsService } from './auth/sessions.service'
import { billingRoutes } from './billing/billing.routes'
import { BillingService } from './billing/billing.service'
import { seedDemo } from './demo'
import { eventsRoutes } from './events/events.routes'
import { EventsService } from './events/events.service'
import { metadataRoutes } from './metadata/metadata.routes'
import { MailRequests } from './notifications/mail-requests.service'
import { notificationsHandlers, notificationsJobs } from './notifications/notifications.jobs'
import { notificationsRoutes } from './notifications/notifications.routes'
import { NotificationsService } from './notifications/notifications.service'
import { InvitationsService } from './organizations/invitations.service'
import { organizationsHandlers, organizationsJobs } from './organizations/organizations.jobs'
import { organizationsRoutes } from './organizations/organizations.routes'
import { OrganizationsService } from './organizations/organizations.service'
import { serviceRoutes } from './service/service.routes'
import { usageRoutes } from './usage/usage.routes'
import { UsageService } from './usage/usage.service'
import { usersRoutes } from './users/users.routes'
import { UsersService } from './users/users.service'

export type FeatureDeps = {
  app: FastifyInstance
  config: Config
  log: Logger
  db: Database
  clock: Clock
  version: string
  metrics: Metrics
  isReady: () => Promise<boolean>
  notBuilt: () => ReadonlySet<Endpoint>
}

/** Where the features meet: each is given what it needs, by name, and nothing else. */
export const features = ({
  app,
  config,
  log,
  db,
  clock,
  version,
  metrics,
  isReady,
  notBuilt,
}: FeatureDeps) => {
  const { appUrl } = config
  const limits = openLimits(db.pool)
  const mailer = openMailer(config.mail, log)
  const cookies = sessionCookies({ secure: appUrl.startsWith('https:') })

  const billing = new BillingService(db, clock)
  const users = new UsersService(db, clock)
  const sessions = new SessionsService(db, clock, users)
  const organizations = new OrganizationsService(db, clock, billing, users)
  const usage = new UsageService(billing, organizations)
  const notifications = new NotificationsService(db, clock)
  const events = new EventsService(db, clock)
  const authLetters = new AuthLetters(db, clock, users, mailer, appUrl)
  const jobs = openJobs(db.pool, [...authJobs, ...organizationsJobs, ...notificationsJobs], log)
  const auth = new AuthService({ db, clock, jobs, users, organizations, billing, sessions })
  const invitations = new InvitationsService({
    db,
    clock,
    jobs,
    mailer,
    appUrl,
    organizations,
    sessions,
    users,
    notifications,
  })
  const mailRequests = new MailRequests(db, jobs, users, mailer, appUrl)

  jobs.bind([
    ...authHandlers(authLetters, sessions),
    ...organizationsHandlers(invitations),
    ...notificationsHandlers(mailRequests),
  ])

  return {
    jobs,
    authenticate: authenticator(sessions, cookies),
    seedDemo: () => seedDemo({ db, clock, users, organizations }),
    routes: [
      ...authRoutes({ auth, sessions, users, limits, cookies, appUrl }),
      ...usersRoutes({ users, auth, sessions, organizations, limits }),
      ...organizationsRoutes({ organizations, invitations, limits, cookies }),
      ...billingRoutes(billing),
      ...usageRoutes(usage),
      ...notificationsRoutes({ notifications, mailRequests, limits }),
      ...eventsRoutes(events, limits),
      ...metadataRoutes(),
      ...serviceRoutes({ app, version, metrics, metricsToken: config.metricsToken, isReady, notBuilt }),
    ],
  }
}
