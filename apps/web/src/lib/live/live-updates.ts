import type { AnalysisStatus } from '@plumbline/contract/capture/analysis'
import type { LiveEvent } from '@plumbline/contract/integrations/live'
import { liveTopics } from '@plumbline/contract/integrations/live-topics'
import type { StalePaths } from '@plumbline/contract/stale'
import type { Query, QueryClient } from '@tanstack/react-query'
import { isIn, shared } from '../freshness'
import { publishProgress, setLive } from './live-state'
import { shareLive } from './share-live'

const polled: StalePaths = [...shared, '/api/notifications']
const everything: StalePaths = [...new Set([...polled, ...Object.values(liveTopics).flat()])]
const DASHBOARD = '/api/dashboard'

/** One action changes several things, and a page that made the change fetches them anyway. */
const COLLECT_MS = 250
/** Everybody hears of a change in the same moment. Their pages fetch within this time, not all at once. */
const SPREAD_MS = 750
/** Every change concerns the dashboard and its many calls: one that just caught up waits this long. */
const DASHBOARD_INTERVAL_MS = 5_000
const POLL_INTERVAL_MS = 30_000

type LiveOptions = {
  userId: string
  /** The person's role or plan may be another now. */
  onAccountChange: () => void
}

/** Keeps everything this tab shows up to date, by the event stream or by polling. Returns how to stop. */
export function startLiveUpdates(client: QueryClient, { userId, onAccountChange }: LiveOptions): () => void {
  const stale = new StaleQueries(client)
  const onEvent = (event: LiveEvent) => {
    if (event.type === 'changed') {
      stale.add(event.topics.flatMap(topic => liveTopics[topic] ?? []))
      if (event.topics.includes('organization')) onAccountChange()
    }
    if (event.type === 'unread' && event.unread !== (unreadIn(client) ?? event.unread))
      stale.add(['/api/notifications'])
    if (event.type === 'resync') stale.add(everything)
    if (event.type === 'progress') {
      publishProgress(event.analysis)
      showProgress(client, event.analysis)
    }
  }
  let isConnected = false
  const stopSharing = shareLive(`plumbline.live.${userId}`, {
    onEvent,
    onState: isLive => {
      isConnected = isLive
      setLive(isLive)
    },
  })
  const polling = setInterval(() => {
    if (!isConnected) stale.add(polled)
  }, POLL_INTERVAL_MS)
  return () => {
    stopSharing()
    clearInterval(polling)
    stale.stop()
    setLive(false)
  }
}

/** Fetches again what changed, unless it was requested after the change. A hidden tab waits until it is looked at. */
class StaleQueries {
  private readonly client: QueryClient
  private readonly heardAt = new Map<StalePaths[number], number>()
  private readonly requestedAt = new WeakMap<object, number>()
  private readonly unsubscribe: () => void
  private timer: ReturnType<typeof setTimeout> | undefined
  private dashboardTimer: ReturnType<typeof setTimeout> | undefined
  private dashboardDueAt = 0
  constructor(client: QueryClient) {
    this.client = client
    this.unsubscribe = client.getQueryCache().subscribe(change => {
      if (change.type === 'updated' && change.action.type === 'fetch')
        this.requestedAt.set(change.query, performance.now())
    })
    document.addEventListener('visibilitychange', this.flush)
  }

  add(paths: StalePaths) {
    for (const path of paths) this.heardAt.set(path, performance.now())
    this.timer ??= setTimeout(this.flush, COLLECT_MS + Math.random() * SPREAD_MS)
  }

  stop() {
    clearTimeout(this.timer)
    clearTimeout(this.dashboardTimer)
    this.unsubscribe()
    document.removeEventListener('visibilitychange', this.flush)
  }

  private readonly flush = () => {
    clearTimeout(this.timer)
    clearTimeout(this.dashboardTimer)
    this.timer = undefined
    if (document.visibilityState === 'hidden' || this.heardAt.size === 0) return
    const now = performance.now()
    const dashboardWaits = now < this.dashboardDueAt
    const changes = [...this.heardAt].map(([path, heardAt]) => {
      const isAffected = isIn([path])
      // What isn't on the screen costs nothing until it is opened, so only what is there waits.
      const waits = (query: Query) => path === DASHBOARD && dashboardWaits && query.isActive()
      return { heardAt, covers: (query: Query) => isAffected(query) && !waits(query) }
    })
    const dashboardHeardAt = this.heardAt.get(DASHBOARD)
    this.heardAt.clear()
    if (dashboardHeardAt !== undefined && dashboardWaits) {
      this.heardAt.set(DASHBOARD, dashboardHeardAt)
      this.dashboardTimer = setTimeout(this.flush, this.dashboardDueAt - now)
    } else if (dashboardHeardAt !== undefined) {
      this.dashboardDueAt = now + DASHBOARD_INTERVAL_MS
    }
    void this.client.invalidateQueries({
      predicate: query => changes.some(change => this.isOlder(query, change.heardAt) && change.covers(query)),
    })
  }

  private isOlder(query: Query, heardAt: number) {
    return (this.requestedAt.get(query) ?? 0) < heardAt
  }
}

function unreadIn(client: QueryClient) {
  const [first] = client.getQueriesData<{ unread: number }>({ queryKey: ['/api/notifications'] })
  return first?.[1]?.unread
}

type ResultList = { items?: AnalysisStatus[] }

/** Lists show how far an analysis is; what it found is fetched when it has ended. */
function showProgress(client: QueryClient, { id, status, stage, progress, preview }: AnalysisStatus) {
  client.setQueriesData<ResultList>({ queryKey: ['/api/analysis/results'] }, list => {
    if (!list?.items?.some(item => item.id === id && item.status === status)) return list
    const items = list.items.map(item => (item.id === id ? { ...item, stage, progress, preview } : item))
    return { ...list, items }
  })
}
