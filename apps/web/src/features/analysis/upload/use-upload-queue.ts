import {
  type AnalysisResult,
  cancelAnalysis,
  getResult,
  listResults,
  uploadForAnalysis,
} from '@plumbline/contract/analysis'
import { notifyByEmail } from '@plumbline/contract/notifications'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { call } from '../../../lib/api'
import { endedAnalysis, refresh, refreshAfter } from '../../../lib/freshness'
import { i18next } from '../../../lib/i18n'
import { queryFor } from '../../../lib/query'
import { reportError } from '../../../lib/report-error'
import { toast } from '../../../lib/toast'
import { upload } from '../../../lib/upload'
import { watchAnalysis } from './follow-analysis'
import { startedHere } from './own-uploads'
import { type QueueWorld, UploadQueue } from './queue'

export type Uploader = { id: string; organizationId: string }

/** What the page that shows the queue does about it. */
export type QueueEvents = {
  onCompleted: (result: AnalysisResult) => void
  onOutOfQuota: () => void
  onQuotaChanged: () => void
}

type Hub = {
  queue: UploadQueue
  uploader: Uploader
  /** Null while no page shows the queue; it goes on all the same. */
  events: QueueEvents | null
  quotaChangedUnseen: boolean
}

/** One queue per sign-in, like the cache it belongs to; it outlives the page that started it. */
const hubs = new WeakMap<QueryClient, Hub>()

function hubOf(client: QueryClient, uploader: Uploader): Hub {
  const known = hubs.get(client)
  if (known) return known
  const hub: Hub = {
    queue: new UploadQueue(worldOf(client, () => hub)),
    uploader,
    events: null,
    quotaChangedUnseen: false,
  }
  hubs.set(client, hub)
  return hub
}

const say = (key: 'completed' | 'failed', count = 0) =>
  toast({
    title: i18next.t(`toast.${key}.title`, { ns: 'analysis' }),
    description: i18next.t(`toast.${key}.description`, { ns: 'analysis', count }),
    variant: key === 'failed' ? 'destructive' : 'default',
  })

/** That the letter could not be asked for is only logged. */
export const tellLimitByMail = () =>
  void call(notifyByEmail, { body: { type: 'usage_limit_reached' } }).catch(reportError)

const worldOf = (client: QueryClient, hub: () => Hub): QueueWorld => ({
  send: ({ file, name, captureSource, again }, { signal, onSent }) => {
    const { id, organizationId } = hub().uploader
    const form = new FormData()
    form.append('user_id', id)
    form.append('organization_id', organizationId)
    form.append('captureSource', captureSource)
    form.append('file', file, name)
    return upload(uploadForAnalysis, form, { query: again ? { again: '1' } : {}, signal, onSent })
  },
  watch: watchAnalysis,
  cancel: id => call(cancelAnalysis, { params: { id } }),
  result: id => client.fetchQuery({ ...queryFor(getResult, { params: { id } }), staleTime: 0 }),
  onAccepted: id => {
    startedHere.add(id)
    void refreshAfter(client, uploadForAnalysis)
  },
  onOver: id => {
    startedHere.remove(id)
    void refresh(client, endedAnalysis)
  },
  onCompleted: result => {
    say('completed', result.violations.length)
    hub().events?.onCompleted(result)
  },
  onFailed: () => say('failed'),
  onOutOfQuota: () => {
    tellLimitByMail()
    hub().events?.onOutOfQuota()
  },
  onQuotaChanged: () => {
    const { events } = hub()
    if (events) events.onQuotaChanged()
    else hub().quotaChangedUnseen = true
  },
})

const firstResults = queryFor(listResults, { query: { page: 1, pageSize: 12 } })

export function useUploadQueue(uploader: Uploader, events: QueueEvents) {
  const client = useQueryClient()
  const hub = hubOf(client, uploader)
  hub.uploader = uploader
  const { queue } = hub
  const entries = useSyncExternalStore(queue.subscribe, queue.entries)
  const latest = useRef(events)
  latest.current = events

  useEffect(() => {
    const mine: QueueEvents = {
      onCompleted: result => latest.current.onCompleted(result),
      onOutOfQuota: () => latest.current.onOutOfQuota(),
      onQuotaChanged: () => latest.current.onQuotaChanged(),
    }
    hub.events = mine
    if (hub.quotaChangedUnseen) mine.onQuotaChanged()
    hub.quotaChangedUnseen = false
    return () => {
      if (hub.events === mine) hub.events = null
    }
  }, [hub])

  const results = useQuery(firstResults)
  useEffect(() => {
    const ids = startedHere.ids()
    queue.resume((results.data?.items ?? []).filter(({ id }) => ids.includes(id)))
  }, [queue, results.data])

  return { queue, entries }
}
