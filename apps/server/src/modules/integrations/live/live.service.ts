import type { LiveTopic } from '@plumbline/contract'
import type { FastifyReply } from 'fastify'
import type { Logger } from 'pino'
import type { PubSub } from '../../../platform/db/pub-sub'
import type { Member } from '../../../platform/http/member'
import { analysisChanged } from '../../capture/analysis/analysis.channels'
import type { AnalysisService } from '../../capture/analysis/analysis.service'
import type { SessionsService } from '../../identity/sessions/sessions.service'
import type { NotificationsService } from '../notifications/notifications.service'
import { type Audience, EventLog } from './event-log'
import { liveChange, sessionEnded } from './live.channels'
import { LiveStreams, type OpenStream, type StreamLimits, streamLimits } from './live-streams'

export type LiveDeps = {
  log: Logger
  pubSub: PubSub
  sessions: SessionsService
  notifications: NotificationsService
  analysis: AnalysisService
  streamLimits?: StreamLimits
}
type Change = Audience & { topic: LiveTopic }

/** Proxies close connections that are silent for 30 seconds or more. */
const HEARTBEAT_INTERVAL_MS = 20_000
/** One action changes several tables; what changes this close together is one event. */
const COLLECT_MS = 100

/** Tells everyone who has a page open what changed, in whichever process it happened. */
export class LiveService {
  private readonly deps: LiveDeps
  private readonly streams: LiveStreams
  private readonly eventLog = new EventLog()
  private readonly collected = new Map<string, { audience: Audience; topics: Set<LiveTopic> }>()
  /** Analyses whose progress is being loaded, and whether there was more since. */
  private readonly loading = new Map<string, boolean>()
  private collecting: NodeJS.Timeout | undefined
  private heartbeat: NodeJS.Timeout | undefined
  private unsubscribe: (() => void)[] = []
  constructor(deps: LiveDeps) {
    this.deps = deps
    this.streams = new LiveStreams(deps.streamLimits ?? streamLimits)
  }

  start() {
    const { pubSub } = this.deps
    this.unsubscribe = [
      pubSub.subscribe(liveChange, payload => this.collect(JSON.parse(payload))),
      pubSub.subscribe(sessionEnded, id => this.closeSession(id)),
      pubSub.subscribe(analysisChanged, id => this.attempt(this.sendProgress(id))),
    ]
    pubSub.onReconnect(() => this.resync())
    this.heartbeat = setInterval(() => this.attempt(this.beat()), HEARTBEAT_INTERVAL_MS).unref()
  }

  stop() {
    for (const each of this.unsubscribe) each()
    clearInterval(this.heartbeat)
    clearTimeout(this.collecting)
    this.closeStreams()
  }

  closeStreams() {
    this.streams.closeAll()
  }

  /** Sends what was missed and the unread count, then every change until the caller disconnects or is signed out. */
  stream(member: Member, lastEventId: string | undefined, reply: FastifyReply) {
    const stream = this.streams.open(member, reply)
    const missed = lastEventId === undefined ? [] : this.eventLog.since(lastEventId, member)
    const { lastId } = this.eventLog
    for (const event of missed ?? [{ type: 'resync' as const }]) this.streams.send([stream], lastId, event)
    this.attempt(this.sendUnread([stream]))
    return reply
  }

  private collect({ topic, ...audience }: Change) {
    const key = `${audience.organizationId} ${audience.userId ?? ''}`
    const { topics } = this.collected.get(key) ?? { topics: new Set() }
    this.collected.set(key, { audience, topics: topics.add(topic) })
    this.collecting ??= setTimeout(() => this.publishCollected(), COLLECT_MS)
  }

  private publishCollected() {
    this.collecting = undefined
    const changes = [...this.collected.values()]
    this.collected.clear()
    for (const { audience, topics } of changes) {
      const event = { type: 'changed' as const, topics: [...topics] }
      this.eventLog.append(audience, event)
      const streams = this.streams.of(audience)
      this.streams.send(streams, this.eventLog.lastId, event)
      if (topics.has('notifications')) this.attempt(this.sendUnread(streams))
      if (topics.has('organization')) this.attempt(this.closeSignedOut(streams))
    }
  }

  /** These are all of one person. */
  private async sendUnread(streams: OpenStream[]) {
    const [first] = streams
    if (!first) return
    const unread = await this.deps.notifications.countUnread(first)
    this.streams.send(streams, this.eventLog.lastId, { type: 'unread', unread })
  }

  /** Loaded once for everyone. What is reported during a load is in the next one. */
  private async sendProgress(id: string) {
    if (this.streams.size === 0) return
    const isLoading = this.loading.has(id)
    this.loading.set(id, isLoading)
    if (isLoading) return
    try {
      do {
        this.loading.set(id, false)
        const found = await this.deps.analysis.progressOf(id)
        if (!found) return
        const { organizationId, analysis } = found
        const streams = this.streams.of({ organizationId })
        this.streams.send(streams, this.eventLog.lastId, { type: 'progress', analysis })
      } while (this.loading.get(id))
    } finally {
      this.loading.delete(id)
    }
  }

  private async beat() {
    this.streams.sendHeartbeat(this.eventLog.lastId)
    await this.closeSignedOut(this.streams.all())
  }

  /** Also those who left the organization, or work in another one now. */
  private async closeSignedOut(streams: OpenStream[]) {
    if (streams.length === 0) return
    const signedIn = await this.deps.sessions.stillSignedIn(streams)
    for (const stream of streams) if (!signedIn.has(stream)) this.streams.close(stream)
  }

  private closeSession(id: string) {
    for (const stream of this.streams.all()) if (stream.sessionId === id) this.streams.close(stream)
  }

  /** The connection to the database was interrupted, so nobody can say what was missed. */
  private resync() {
    this.eventLog.restart()
    this.streams.send(this.streams.all(), this.eventLog.lastId, { type: 'resync' })
  }

  private attempt(work: Promise<void>) {
    work.catch(error => this.deps.log.warn({ err: error }, 'a live update could not be sent'))
  }
}
