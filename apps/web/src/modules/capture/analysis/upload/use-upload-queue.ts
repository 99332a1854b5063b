import type { AnalysisResult } from '@plumbline/contract/capture/analysis'
import { countFindings } from '@plumbline/domain'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { call } from '../../../../lib/api'
import { endedAnalysis, refresh, refreshAfter } from '../../../../lib/freshness'
import { i18next } from '../../../../lib/i18n'
import { queryFor } from '../../../../lib/query'
import { reportError } from '../../../../lib/report-error'
import { toast } from '../../../../lib/toast'
import { ownTimeZone } from '../../../../lib/today'
import { upload } from '../../../../lib/upload'
import { cancelAnalysis, getResult, listResults, uploadForAnalysis } from '../api/calls'
import type { Entry, EntryWithFile } from './entry'
import { followAnalysis } from './follow-analysis'
import { ownUploads } from './own-uploads'
import { UploadQueue } from './queue'
import type { UploadQueueDeps } from './queue-deps'
import { whenConnected } from './when-connected'

export type Uploader = { id: string; organizationId: string }

/** What the screen that shows the queue does about it. */
export type QueueEvents = {
  onCompleted: (result: AnalysisResult, entry: Entry) => void
  onEarlier?: (analysisId: string) => void
  onOutOfQuota: (limit: string | undefined) => void
  onQuotaChanged: () => void
}

type UploadSession = {
  queue: UploadQueue
  uploader: Uploader
  /** The screens that show the queue, the uppermost last; the uploads continue without one. */
  screens: QueueEvents[]
  quotaChangedUnseen: boolean
  isRestored: boolean
}

/** One queue per sign-in, like the cache it belongs to. It outlives the page that started it. */
const sessions = new WeakMap<QueryClient, UploadSession>()

function uploadSessionOf(client: QueryClient, uploader: Uploader): UploadSession {
  const existing = sessions.get(client)
  if (existing) return existing
  const session: UploadSession = {
    queue: new UploadQueue(createDeps(client, () => session)),
    uploader,
    screens: [],
    quotaChangedUnseen: false,
    isRestored: false,
  }
  sessions.set(client, session)
  return session
}

/**
 * Sends what could not be sent the last time, from a lost connection or a closed tab. Only from an effect: React may
 * drop a first rendering together with its cache, and two queues would send the same file.
 */
export async function restoreUploads(client: QueryClient, uploader: Uploader) {
  const session = uploadSessionOf(client, uploader)
  if (session.isRestored) return
  session.isRestored = true
  const { savedUploads } = await saved()
  session.queue.restore(await savedUploads.ofUser(uploader.id))
}

const NAMESPACE = { ns: 'analysis' } as const

function showCompleted({ violations, observations }: ReturnType<typeof countFindings>) {
  const found = [
    i18next.t('toast.completed.description', { ...NAMESPACE, count: violations }),
    observations > 0 && i18next.t('toast.completed.observations', { ...NAMESPACE, count: observations }),
  ]
  toast({
    title: i18next.t('toast.completed.title', NAMESPACE),
    description: found.filter(Boolean).join(' '),
  })
}

const showFailed = () =>
  toast({
    title: i18next.t('toast.failed.title', NAMESPACE),
    description: i18next.t('toast.failed.description', NAMESPACE),
    variant: 'destructive',
  })

/** A failure to send the email is only logged. */
export async function emailLimitReached() {
  try {
    const { notifyByEmail } = await import('@plumbline/contract/integrations/notifications')
    await call(notifyByEmail, { body: { type: 'usage_limit_reached' } })
  } catch (error) {
    reportError(error)
  }
}

const saved = () => import('./saved-uploads')

function detailsOf({ captureSource, place, capturedAt }: Entry) {
  const { siteId, area } = place
  const timeZone = ownTimeZone()
  return {
    captureSource,
    ...(siteId && { siteId }),
    ...(area && { area }),
    ...(capturedAt && { capturedAt }),
    ...(timeZone && { timeZone }),
  }
}

function formFor(entry: EntryWithFile, by: Uploader) {
  const { file, name } = entry
  const fields = { user_id: by.id, organization_id: by.organizationId, ...detailsOf(entry) }
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) if (value) form.append(field, value)
  form.append('file', file, name)
  return form
}

const createDeps = (client: QueryClient, session: () => UploadSession): UploadQueueDeps => ({
  send: async (entry, { signal, onSent }) => {
    if (entry.kind === 'video') {
      const { sendInPieces } = await import('./send-in-pieces')
      return sendInPieces(entry, detailsOf(entry), {
        signal,
        onSent,
        refresh: stale => void refresh(client, stale),
      })
    }
    return upload(uploadForAnalysis, formFor(entry, session().uploader), {
      query: entry.force ? { force: '1' } : {},
      signal,
      onSent,
    })
  },
  follow: followAnalysis,
  cancel: id => call(cancelAnalysis, { params: { id } }),
  result: id => client.fetchQuery({ ...queryFor(getResult, { params: { id } }), staleTime: 0 }),
  save: async entry => (await saved()).savedUploads.add(session().uploader.id, entry),
  deleteSaved: key => void saved().then(({ savedUploads }) => savedUploads.delete(key)),
  whenConnected,
  onAccepted: id => {
    ownUploads.add(id)
    void refreshAfter(client, uploadForAnalysis)
  },
  onOver: id => {
    ownUploads.remove(id)
    void refresh(client, endedAnalysis)
  },
  onCompleted: (result, entry) => {
    showCompleted(countFindings(result.violations))
    session().screens.at(-1)?.onCompleted(result, entry)
  },
  onFailed: showFailed,
  onEarlier: id => session().screens.at(-1)?.onEarlier?.(id),
  onOutOfQuota: limit => {
    void emailLimitReached()
    session().screens.at(-1)?.onOutOfQuota(limit)
  },
  onQuotaChanged: () => {
    const screen = session().screens.at(-1)
    if (screen) screen.onQuotaChanged()
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
  const onEarlier = useEffectEvent((id: string) => events.onEarlier?.(id))
  const onOutOfQuota = useEffectEvent(events.onOutOfQuota)
  const onQuotaChanged = useEffectEvent(events.onQuotaChanged)

  useEffect(() => {
    session.uploader = uploader
    void restoreUploads(client, uploader)
  }, [client, session, uploader])

  useEffect(() => {
    const own: QueueEvents = {
      onCompleted: (result, entry) => onCompleted(result, entry),
      onEarlier: id => onEarlier(id),
      onOutOfQuota: limit => onOutOfQuota(limit),
      onQuotaChanged: () => onQuotaChanged(),
    }
    session.screens = [...session.screens, own]
    if (session.quotaChangedUnseen) onQuotaChanged()
    session.quotaChangedUnseen = false
    return () => {
      session.screens = session.screens.filter(screen => screen !== own)
    }
  }, [session])

  const results = useQuery(firstResults)
  useEffect(() => {
    const ids = ownUploads.ids()
    queue.resume((results.data?.items ?? []).filter(({ id }) => ids.includes(id)))
  }, [queue, results.data])

  return { queue, entries }
}
