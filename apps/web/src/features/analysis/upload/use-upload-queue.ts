import {
  type AnalysisResult,
  cancelAnalysis,
  getResult,
  listResults,
  uploadForAnalysis,
} from '@plumbline/contract/analysis'
import { notifyByEmail } from '@plumbline/contract/notifications'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { call } from '../../../lib/api'
import { endedAnalysis, refresh, refreshAfter } from '../../../lib/freshness'
import { i18next } from '../../../lib/i18n'
import { queryFor } from '../../../lib/query'
import { reportError } from '../../../lib/report-error'
import { toast } from '../../../lib/toast'
import { upload } from '../../../lib/upload'
import { followAnalysis } from './follow-analysis'
import { ownUploads } from './own-uploads'
import { type Entry, UploadQueue, type UploadQueueDeps } from './queue'

export type Uploader = { id: string; organizationId: string }

/** What the page that shows the queue does about it. */
export type QueueEvents = {
  onCompleted: (result: AnalysisResult) => void
  onOutOfQuota: () => void
  onQuotaChanged: () => void
}

type UploadSession = {
  queue: UploadQueue
  uploader: Uploader
  /** The page that shows the queue, if any; the uploads continue without one. */
  events: QueueEvents | null
  quotaChangedUnseen: boolean
}

/** One queue per sign-in, like the cache it belongs to. It outlives the page that started it. */
const sessions = new WeakMap<QueryClient, UploadSession>()

function uploadSessionOf(client: QueryClient, uploader: Uploader): UploadSession {
  const existing = sessions.get(client)
  if (existing) return existing
  const session: UploadSession = {
    queue: new UploadQueue(createDeps(client, () => session)),
    uploader,
    events: null,
    quotaChangedUnseen: false,
  }
  sessions.set(client, session)
  return session
}

const showToast = (key: 'completed' | 'failed', count = 0) =>
  toast({
    title: i18next.t(`toast.${key}.title`, { ns: 'analysis' }),
    description: i18next.t(`toast.${key}.description`, { ns: 'analysis', count }),
    variant: key === 'failed' ? 'destructive' : 'default',
  })

/** A failure to send the email is only logged. */
export const emailLimitReached = () =>
  void call(notifyByEmail, { body: { type: 'usage_limit_reached' } }).catch(reportError)

const createDeps = (client: QueryClient, session: () => UploadSession): UploadQueueDeps => ({
  send: ({ file, name, captureSource, siteId, force }, { signal, onSent }) => {
    const { id, organizationId } = session().uploader
    const form = new FormData()
    form.append('user_id', id)
    form.append('organization_id', organizationId)
    form.append('captureSource', captureSource)
    if (siteId) form.append('siteId', siteId)
    form.append('file', file, name)
    return upload(uploadForAnalysis, form, { query: force ? { force: '1' } : {}, signal, onSent })
  },
  follow: followAnalysis,
  cancel: id => call(cancelAnalysis, { params: { id } }),
  result: id => client.fetchQuery({ ...queryFor(getResult, { params: { id } }), staleTime: 0 }),
  onAccepted: id => {
    ownUploads.add(id)
    void refreshAfter(client, uploadForAnalysis)
  },
  onOver: id => {
    ownUploads.remove(id)
    void refresh(client, endedAnalysis)
  },
  onCompleted: result => {
    showToast('completed', result.violations.length)
    session().events?.onCompleted(result)
  },
  onFailed: () => showToast('failed'),
  onOutOfQuota: () => {
    emailLimitReached()
    session().events?.onOutOfQuota()
  },
  onQuotaChanged: () => {
    const { events } = session()
    if (events) events.onQuotaChanged()
    else session().quotaChangedUnseen = true
  },
})

const none: readonly Entry[] = []
const noEntries = () => none
const neverChanges = () => () => {}

/** The file of a running analysis this browser sent: it can be shown before the server has a copy to show. */
export function useOwnFile(analysisId: string) {
  const queue = sessions.get(useQueryClient())?.queue
  const entries = useSyncExternalStore(queue?.subscribe ?? neverChanges, queue?.entries ?? noEntries)
  return entries.find(({ state }) => 'id' in state && state.id === analysisId)?.file ?? null
}

const firstResults = queryFor(listResults, { query: { page: 1, pageSize: 12 } })

export function useUploadQueue(uploader: Uploader, events: QueueEvents) {
  const client = useQueryClient()
  const session = uploadSessionOf(client, uploader)
  const { queue } = session
  const entries = useSyncExternalStore(queue.subscribe, queue.entries)
  const onCompleted = useEffectEvent(events.onCompleted)
  const onOutOfQuota = useEffectEvent(events.onOutOfQuota)
  const onQuotaChanged = useEffectEvent(events.onQuotaChanged)

  useEffect(() => {
    session.uploader = uploader
  }, [session, uploader])

  useEffect(() => {
    const own: QueueEvents = {
      onCompleted: result => onCompleted(result),
      onOutOfQuota: () => onOutOfQuota(),
      onQuotaChanged: () => onQuotaChanged(),
    }
    session.events = own
    if (session.quotaChangedUnseen) onQuotaChanged()
    session.quotaChangedUnseen = false
    return () => {
      if (session.events === own) session.events = null
    }
  }, [session])

  const results = useQuery(firstResults)
  useEffect(() => {
    const ids = ownUploads.ids()
    queue.resume((results.data?.items ?? []).filter(({ id }) => ids.includes(id)))
  }, [queue, results.data])

  return { queue, entries }
}
