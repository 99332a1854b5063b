import { join } from 'node:path'
import { type Analyzer, createAnalyzer } from '@plumbline/inference'
import type { Logger } from 'pino'
import type { Config } from '../config'
import type { Clock } from './clock'
import type { Database } from './db/client'
import { openPubSub } from './db/pub-sub'
import { DetectorSelfCheck } from './detector-self-check'
import { DomainEventBus } from './domain-events'
import type { ErrorLog } from './error-log'
import { openLimits } from './http/limits'
import type { Metrics } from './http/metrics'
import { openJobs } from './jobs/jobs'
import { openMailer } from './mail/mailer'
import { openOutbox } from './mail/outbox'
import { openOutgoing } from './outgoing/outgoing'
import { PdfRenderer } from './pdf/pdf-renderer'
import { openSecretBox } from './secret-box'
import { localStorage } from './storage/local'
import { s3Storage } from './storage/s3'
import type { Telemetry } from './telemetry/telemetry'
import { observedStorage, tracedMailer, tracedOutgoing } from './telemetry/trace-calls'
import { Workload } from './workload'

export type PlatformDeps = {
  config: Config
  log: Logger
  db: Database
  clock: Clock
  version: string
  telemetry: Telemetry
  errorLog: ErrorLog
  metrics: Metrics
}
export type Platform = ReturnType<typeof openPlatform>

const MAX_RESPONSE_BYTES = 3 * 1024 * 1024
const MAX_REDIRECTS = 5

/** Everything the features share, opened in one place. */
export function openPlatform(deps: PlatformDeps) {
  const { config, log, db, clock, version, telemetry, errorLog, metrics } = deps
  const workload = new Workload()
  const { appUrl, adminEmail, dataDir } = config
  const uploadFolder = join(dataDir, 'uploads')
  const pubSub = openPubSub(db.connectionString, log)
  const jobs = openJobs({ pool: db.pool, log, pubSub, clock, telemetry, workload, errorLog })
  const pdf = new PdfRenderer(join(dataDir, 'printing'))
  const selfCheck = new DetectorSelfCheck({ file: join(dataDir, 'detector-check.json'), log })
  const { precision } = selfCheck
  const analyzer = lazyAnalyzer(() => createAnalyzer({ precision }))
  return {
    config,
    log,
    db,
    clock,
    version,
    telemetry,
    workload,
    errorLog,
    appUrl,
    adminEmail,
    pubSub,
    jobs,
    domainEvents: new DomainEventBus(),
    pdf,
    analyzer: analyzer.get,
    selfCheck,
    limits: openLimits(db.pool, clock),
    secretBox: openSecretBox(config),
    outbox: openOutbox(config.mail.outbox),
    mailer: tracedMailer(openMailer(config.mail, log), telemetry),
    storage: observedStorage(
      config.s3 ? s3Storage(config.s3, { scratch: uploadFolder }) : localStorage(join(dataDir, 'media')),
      telemetry,
      operation => metrics.storageErrors.inc({ operation }),
    ),
    maxStoredBytes: config.maxStoredBytes,
    uploadFolder,
    outgoing: tracedOutgoing(
      openOutgoing({
        ...config.outgoing,
        maxBytes: MAX_RESPONSE_BYTES,
        maxRedirects: MAX_REDIRECTS,
        // Some publishers reject whatever does not look like a browser.
        userAgent: `Mozilla/5.0 (compatible; Plumbline/${version}; +${appUrl})`,
      }),
      telemetry,
    ),
    start: async (options: { work: boolean }) => {
      if (options.work) selfCheck.start()
      await jobs.start(options)
      await pubSub.start()
    },
    stop: async () => {
      await selfCheck.stop()
      await analyzer.close()
      await pdf.close()
      await jobs.stop()
      await pubSub.close()
    },
  }
}

/** The analyzer loads its weights into memory, so it is created only in a process that analyzes something. */
function lazyAnalyzer(create: () => Analyzer) {
  let created: Analyzer | undefined
  return {
    get: () => {
      created ??= create()
      return created
    },
    close: async () => created?.close(),
  }
}
