import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Transaction } from './client'
import { retryUntilReached } from './retry'

/** The name of a channel; features declare theirs. PostgreSQL accepts it unquoted. */
export type Channel = string & { readonly isChannel: true }

export function channel(name: string): Channel {
  if (!/^[a-z_]+$/.test(name)) throw new Error(`"${name}" cannot be a channel.`)
  return name as Channel
}

type Listener = (payload: string) => void

/** Short messages between processes on the same database. A message can be lost, so subscribers also poll. */
export type PubSub = {
  /** Delivered when the transaction commits, and dropped when it rolls back. */
  publish: (tx: Transaction, to: Channel, payload: string) => Promise<void>
  /** Returns how to unsubscribe. */
  subscribe: (to: Channel, listener: Listener) => () => void
  /** Called when a lost connection is back: what was published in between is gone. */
  onReconnect: (listener: () => void) => void
  start: () => Promise<void>
  close: () => Promise<void>
}

const RECONNECT_DELAY_MS = 1_000

export function openPubSub(connectionString: string, log: Logger): PubSub {
  const listeners = new Map<Channel, Set<Listener>>()
  const reconnectListeners = new Set<() => void>()
  let client: pg.Client | undefined
  let closing = false
  /** A connection takes one statement at a time. */
  let lastStatement: Promise<unknown> = Promise.resolve()

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString, application_name: 'plumbline-pub-sub' })
    next.on('notification', ({ channel: from, payload = '' }) => {
      for (const listener of listeners.get(from as Channel) ?? []) listener(payload)
    })
    next.on('error', error => log.warn({ err: error }, 'the pub/sub connection was interrupted'))
    next.on('end', () => {
      if (client !== next) return
      client = undefined
      void reconnect()
    })
    try {
      await next.connect()
      for (const each of listeners.keys()) await next.query(`listen ${each}`)
    } catch (error) {
      await next.end().catch(() => undefined)
      throw error
    }
    if (closing) await next.end()
    else client = next
  }

  const reconnect = async () => {
    while (!closing) {
      await pause(RECONNECT_DELAY_MS, undefined, { ref: false })
      try {
        await connect()
        for (const listener of reconnectListeners) listener()
        return
      } catch {
        // The database is still away.
      }
    }
  }

  const listen = (to: Channel) => {
    const known = listeners.get(to)
    if (known) return known
    const added = new Set<Listener>()
    listeners.set(to, added)
    lastStatement = lastStatement
      .then(() => client?.query(`listen ${to}`))
      .catch(error => log.warn({ err: error }, 'a channel could not be subscribed to'))
    return added
  }

  return {
    publish: async (tx, to, payload) => {
      await tx.execute(sql`select pg_notify(${to}, ${payload})`)
    },
    subscribe: (to, listener) => {
      const known = listen(to).add(listener)
      return () => known.delete(listener)
    },
    onReconnect: listener => {
      reconnectListeners.add(listener)
    },
    start: () => retryUntilReached(connect, { log, isStopping: () => closing }),
    close: async () => {
      closing = true
      await client?.end()
    },
  }
}
