import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Transaction } from './client'

type Listener = (payload: string) => void

/** Short notices between processes on the same database: something changed, look. They may be lost; rows may not. */
export type Notices = {
  /** Goes out when the transaction is committed, and not otherwise. */
  publish: (tx: Transaction, channel: string, payload: string) => Promise<void>
  subscribe: (channel: string, listener: Listener) => () => void
  start: () => Promise<void>
  close: () => Promise<void>
}

const channels = ['analysis_queued', 'analysis_changed', 'import_changed', 'job_queued'] as const
const PAUSE_BEFORE_RECONNECTING = 1_000

export function openNotices(connectionString: string, log: Logger): Notices {
  const listeners = new Map<string, Set<Listener>>()
  let client: pg.Client | undefined
  let closing = false

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString, application_name: 'plumbline-notices' })
    next.on('notification', ({ channel, payload = '' }) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload)
    })
    next.on('error', error => log.warn({ err: error }, 'the notices were interrupted'))
    next.on('end', () => {
      if (!closing) setTimeout(() => void connect().catch(() => undefined), PAUSE_BEFORE_RECONNECTING).unref()
    })
    await next.connect()
    for (const channel of channels) await next.query(`listen ${channel}`)
    client = next
  }

  return {
    publish: async (tx, channel, payload) => {
      await tx.execute(sql`select pg_notify(${channel}, ${payload})`)
    },
    subscribe: (channel, listener) => {
      const known = listeners.get(channel) ?? new Set()
      listeners.set(channel, known.add(listener))
      return () => known.delete(listener)
    },
    start: connect,
    close: async () => {
      closing = true
      await client?.end()
    },
  }
}
