import { join } from 'node:path'
import type { AnalysisStatus, Endpoint, RegulationImport } from '@plumbline/contract'
import { type Analyzer, createAnalyzer } from '@plumbline/inference'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '../config'
import type { Clock } from '../platform/clock'
import type { Database } from '../platform/db/client'
import { openNotices } from '../platform/db/notices'
import { openLimits } from '../platform/http/limits'
import type { Metrics } from '../platform/http/metrics'
import { Watch } from '../platform/http/watch'
import { openJobs } from '../platform/jobs/jobs'
import { openMailer } from '../platform/mail/mailer'
import { openOutgoing } from '../platform/outgoing/outgoing'
import { PdfRenderer } from '../platform/pdf/press'
import { localStorage } from '../platform/storage/local'
import { s3Storage } from '../platform/storage/s3'
import { analysisRoutes } from './analysis/analysis.routes'
import { AnalysisService } from './analysis/analysis.service'
import { AnalysisWorker } from './analysis/analysis.worker'
import { AccountEmails } from './auth/account-emails.service'
import { authHandlers, authJobs } from './auth/auth.jobs'
import { authRoutes } from './auth/auth.routes'
import { AuthService } from './auth/auth.service'
import { authenticator } from './auth/authenticate'
import { sessionCookies } from './auth/cookies'
import { SessionsService } from './auth/sessions.service'
import { billingRoutes } from './billing/billing.routes'
import { BillingService } from './billing/billing.service'
import { dashboardRoutes } from './dashboard/dashboard.routes'
import { DashboardService } from './dashboard/dashboard.service'
import { analyzeSamples, seedDemo } from './demo'
import { eventsRoutes } from './events/events.routes'
import { EventsService } from './events/events.service'
import { mediaHandlers, mediaJobs } from './media/media.jobs'
import { mediaRoutes } from './media/media.routes'
import { MediaService } from './media/media.service'
import { metadataRoutes } from './metadata/metadata.routes'
import { MailRequests } from './notifications/email-requests.service'
import { notificationsHandlers, notificationsJobs } from './notifications/notifications.jobs'
import { notificationsRoutes } from './notifications/notifications.routes'
import { NotificationsService } from './notifications/notifications.service'
import { InvitationsService } from './organizations/invitations.service'
import { organizationsHandlers, organizationsJobs } from './organizations/organizations.jobs'
import { organizationsRoutes } from './organizations/organizations.routes'
import { OrganizationsService } from './organizations/organizations.service'
import { feedsHandlers, feedsJobs } from './regulations/feeds/feeds.jobs'
import { feedsRoutes } from './regulations/feeds/feeds.routes'
import { FeedsService } from './regulations/feeds/feeds.service'
import { importHandlers, importJobs } from './regulations/import/import.jobs'
import { importRoutes } from './regulations/import/import.routes'
import { ImportService } from './regulations/import/import.service'
import { LibraryService } from './regulations/library/library.service'
import { regulationsHandlers, regulationsJobs } from './regulations/library/regulations.jobs'
import { regulationsRoutes } from './regulations/library/regulations.routes'
import { RegulationsService } from './regulations/library/regulations.service'
import { RegulationsPrint } from './regulations/print/print.service'
import { RegulationSearchService } from './regulations/search/regulation-search.service'
import { RegulationSearch } from './regulations/search/search-thread'
import { serviceRoutes } from './system/system.routes'
import { TaskReminders } from './tasks/reminders.service'
import { TaskListsService } from './tasks/task-lists.service'
import { tasksHandlers, tasksJobs } from './tasks/tasks.jobs'
import { tasksRoutes } from './tasks/tasks.routes'
import { TasksService } from './tasks/tasks.service'
import { usageRoutes } from './usage/usage.routes'
import { UsageService } from './usage/usage.service'
import { usersRoutes } from './users/users.routes'
import { UsersService } from './users/users.service'
import { RootCausesService } from './violations/causes/root-causes.service'
import { FinesService } from './violations/fines/fines.service'
import { RegulationLinksService } from './violations/links/regulation-links.service'
import { ViolationListsService } from './violations/list/violation-list.service'
import { copilotRoutes } from './violations/recheck/recheck.routes'
import { RechecksService } from './violations/recheck/recheck.service'
import { ViolationsReport } from './violations/report/report.service'
import { violationsHandlers, violationsJobs } from './violations/violations.jobs'
import { violationsRoutes } from './violations/violations.routes'
import { ViolationsService } from './violations/violations.service'

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
export function features({ app, config, log, db, clock, version, metrics, isReady, notBuilt }: FeatureDeps) {
  const { appUrl } = config
  const limits = openLimits(db.pool)
  const notices = openNotices(db.connectionString, log)
  const mailer = openMailer(config.mail, log)
  const cookies = sessionCookies({ secure: appUrl.startsWith('https:') })

  const billing = new BillingService(db, clock)
  const users = new UsersService(db, clock)
  const sessions = new SessionsService(db, clock, users)
  const organizations = new OrganizationsService(db, clock, billing, users)
  const usage = new UsageService(billing, organizations)
  const notifications = new NotificationsService(db, clock)
  const events = new EventsService(db, clock)
  const accountEmails = new AccountEmails(db, clock, users, mailer, appUrl)
  const jobs = openJobs(
    db.pool,
    [
      ...authJobs,
      ...organizationsJobs,
      ...notificationsJobs,
      ...mediaJobs,
      ...violationsJobs,
      ...tasksJobs,
      ...importJobs,
      ...feedsJobs,
      ...regulationsJobs,
    ],
    log,
    notices,
  )
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

  const uploadFolder = join(config.dataDir, 'uploads')
  const press = new PdfRenderer(join(config.dataDir, 'printing'))
  const storage = config.s3 ? s3Storage(config.s3) : localStorage(join(config.dataDir, 'media'))
  const media = new MediaService(db, clock, storage)
  const violations = new ViolationsService(db, clock, users)
  const regulations = new RegulationsService({ db, clock, jobs, billing })
  const tasks = new TasksService({ db, clock, users, violations, organizations, notifications, regulations })
  const reminders = new TaskReminders({ db, clock, jobs, mailer, appUrl, users, notifications })
  const violationLists = new ViolationListsService(db)
  const taskLists = new TaskListsService(db, clock)
  const rootCauses = new RootCausesService({ db, clock, billing, violations })
  const fines = new FinesService({ db, clock, billing, users, organizations, violations })
  const dashboard = new DashboardService(db, violationLists, taskLists)
  const analysis = new AnalysisService({ db, clock, notices, media, billing, violations })
  const watch = new Watch<AnalysisStatus>(notices, {
    channel: 'analysis_changed',
    look: (member, id) => analysis.status(member, id),
    hasEnded: ({ status }) => status !== 'queued' && status !== 'running',
  })
  const report = new ViolationsReport({
    db,
    clock,
    press,
    users,
    organizations,
    violations,
    lists: violationLists,
    tasks,
    media,
    regulations,
    fines,
    rootCauses,
  })
  const regulationSearch = new RegulationSearch(db.connectionString)
  const finder = new RegulationSearchService(db, regulationSearch, regulations)
  const print = new RegulationsPrint({ db, clock, press, users, organizations, finder })
  const links = new RegulationLinksService({ db, clock, billing, regulations, finder, violations })
  const library = new LibraryService(db, clock, jobs, regulationSearch)
  const imports = new ImportService({ db, clock, jobs, notices, regulations })
  const outgoing = openOutgoing({
    ...config.outgoing,
    maxBytes: 3 * 1024 * 1024,
    maxRedirects: 5,
    // Some publishers turn away whatever does not look like a browser.
    userAgent: `Mozilla/5.0 (compatible; Plumbline/${version}; +${appUrl})`,
  })
  const feeds = new FeedsService({ db, clock, outgoing, regulations })
  const importWatch = new Watch<RegulationImport>(notices, {
    channel: 'import_changed',
    look: (member, id) => imports.status(member, id),
    hasEnded: ({ status }) => status !== 'queued' && status !== 'running',
  })
  const analyzer = lazily(() => createAnalyzer(config.hostedModel ? { hosted: config.hostedModel } : {}))
  const rechecks = new RechecksService({
    db,
    clock,
    log,
    analyzer: analyzer.get,
    media,
    analysis,
    violations,
  })
  const analysisWorker = new AnalysisWorker({
    db,
    clock,
    log,
    notices,
    analyzer: analyzer.get,
    media,
    organizations,
    violations,
    analysis,
  })

  jobs.bind([
    ...authHandlers(accountEmails, sessions),
    ...organizationsHandlers(invitations),
    ...notificationsHandlers(mailRequests),
    ...importHandlers(imports),
    ...feedsHandlers(feeds, jobs, db),
    ...regulationsHandlers(library),
    ...mediaHandlers(media, uploadFolder, clock),
    ...violationsHandlers(violationLists),
    ...tasksHandlers(reminders, taskLists),
  ])

  return {
    jobs,
    analysisWorker,
    remindOfTasks: () => reminders.remind(),
    /** Everything that runs by itself, as opposed to answering a call. */
    background: {
      start: async ({ work }: { work: boolean }) => {
        await jobs.start({ work })
        await library.seed()
        await notices.start()
        if (work) analysisWorker.start()
      },
      stop: async () => {
        await analysisWorker.stop()
        await analyzer.close()
        await press.close()
        // First, so that a job that has thousands of sentences to read gives up; it is done again after the start.
        await regulationSearch.close()
        await jobs.stop()
        await notices.close()
      },
    },
    closeStreams: () => {
      watch.close()
      importWatch.close()
    },
    authenticate: authenticator(sessions, cookies),
    seedDemo: async () => {
      if (!(await seedDemo({ db, clock, users, organizations }))) return
      await analyzeSamples({ db, users, analysis, samples: join(config.webRoot, 'samples'), uploadFolder })
    },
    routes: [
      ...authRoutes({ auth, sessions, users, limits, cookies, appUrl }),
      ...usersRoutes({ users, auth, sessions, organizations, limits }),
      ...organizationsRoutes({ organizations, invitations, limits, cookies }),
      ...analysisRoutes({ analysis, watch, uploadFolder }),
      ...mediaRoutes(media),
      ...violationsRoutes({
        violations,
        analysis,
        tasks,
        media,
        lists: violationLists,
        fines,
        rootCauses,
        links,
        report,
      }),
      ...copilotRoutes({ rechecks, limits }),
      ...tasksRoutes(tasks, taskLists),
      ...regulationsRoutes({ regulations, finder, print, violations }),
      ...importRoutes(imports, importWatch),
      ...feedsRoutes(feeds, limits),
      ...dashboardRoutes(dashboard),
      ...billingRoutes(billing),
      ...usageRoutes(usage),
      ...notificationsRoutes({ notifications, mailRequests, limits }),
      ...eventsRoutes(events, limits),
      ...metadataRoutes(),
      ...serviceRoutes({ app, version, metrics, metricsToken: config.metricsToken, isReady, notBuilt }),
    ],
  }
}

/** The analyzer loads its weights into memory; only a process that analyses should pay for that. */
function lazily(create: () => Analyzer) {
  let made: Analyzer | undefined
  return {
    get: () => {
      made ??= create()
      return made
    },
    close: async () => made?.close(),
  }
}
