import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Endpoint, RequestOf, ResponseOf } from '@plumbline/contract'
import { afterAll, beforeAll, inject } from 'vitest'
import { buildApp } from '../app'
import { readConfig } from '../config'
import { sendDueEmails } from '../modules/integrations/notifications/notification-emails.service'
import { minutes } from '../platform/clock'
import { openDatabase } from '../platform/db/client'
import { openLog } from '../platform/logging'
import { openTelemetry } from '../platform/telemetry/open-telemetry'
import { freshDatabase } from './database'

export type TestApp = Awaited<ReturnType<typeof testApp>>

/** Creates an object before the tests of a file; what is returned stands in for it, so that tests can name it. */
export function useCreated<T extends object>(create: () => Promise<T>): T {
  let created: T | undefined
  beforeAll(async () => {
    created = await create()
  })
  return new Proxy({} as T, { get: (_, name) => Reflect.get(created ?? {}, name) })
}

/** Starts a server before the tests of a file and closes it after them. */
export function useTestApp(environment?: Record<string, string>): TestApp {
  const app = useCreated(() => testApp(environment))
  afterAll(() => app.close?.())
  return app
}

type Answer<E extends Endpoint> = {
  status: number
  headers: Record<string, string | string[] | number | undefined>
  data: ResponseOf<E>
  code: string | undefined
  fields: { field: string; code: string }[]
  body: Record<string, unknown>
  text: string
}
export type LooseRequest = { params?: object; query?: object; body?: unknown }
type Credentials = { token?: string; cookie?: string; headers?: Record<string, string> }

/** A path with its parameters filled in, and what is left as a query. */
export function addressOf(
  endpoint: Endpoint,
  { params = {}, query = {} }: { params?: object; query?: object } = {},
) {
  const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) =>
    String(params[key as keyof typeof params]),
  )
  const search = new URLSearchParams(query as Record<string, string>).toString()
  return search ? `${path}?${search}` : path
}

/** The whole server on a database of its own or on one that is given, with a clock that stands still until a test moves it. */
export async function testApp(environment: Record<string, string> = {}, database?: string) {
  const home = mkdtempSync(join(tmpdir(), 'plumbline-home-'))
  const lines: string[] = []
  const log = openLog('debug', { write: line => lines.push(line) })
  const config = readConfig({ NODE_ENV: 'test', APP_URL: 'http://plumbline.test', ...environment }, home)
  const telemetry = await openTelemetry(config.telemetry, { version: '1.3.0', log })
  const db = openDatabase(database ?? (await freshDatabase(inject('server'))), log, telemetry)
  const clock = { at: new Date('2026-11-16T08:00:00Z'), now: () => new Date(clock.at) }
  const isReady = () =>
    db.pool.query('select 1').then(
      () => true,
      () => false,
    )
  const app = await buildApp({ config, log, db, clock, version: '1.3.0', isReady, telemetry })
  await app.background.start({ work: false })

  /** A request as nobody may write it against the contract: for what the server has to reject. */
  const send = async <E extends Endpoint>(
    endpoint: E,
    request: LooseRequest,
    who: Credentials = {},
  ): Promise<Answer<E>> => {
    const { body, ...address } = request
    const response = await app.http.inject({
      method: endpoint.method,
      url: addressOf(endpoint, address),
      headers: {
        ...(who.token && { authorization: `Bearer ${who.token}` }),
        ...(who.cookie && { cookie: `plumbline_session=${who.cookie}`, 'sec-fetch-site': 'same-origin' }),
        ...who.headers,
      },
      ...(body !== undefined && { payload: body as object }),
    })
    const parsed = response.headers['content-type']?.toString().includes('json')
      ? (response.json() as Record<string, unknown>)
      : {}
    return {
      status: response.statusCode,
      headers: response.headers,
      data: parsed.data as ResponseOf<E>,
      code: parsed.code as string | undefined,
      fields: (parsed.fields ?? []) as { field: string; code: string }[],
      body: parsed,
      text: response.body,
    }
  }

  const call = <E extends Endpoint>(endpoint: E, request: RequestOf<E>, who?: Credentials) =>
    send(endpoint, request as LooseRequest, who)

  const passTime = (milliseconds: number) => {
    clock.at = new Date(clock.at.getTime() + milliseconds)
  }

  /** Lets the background work happen and returns the emails sent so far, oldest first. */
  const emails = async () => {
    await app.jobs.runDueJobs()
    return readEmails(config.mail.outbox)
  }

  return {
    ...app,
    call,
    send,
    clock,
    db,
    log: lines,
    telemetry,
    passTime,
    /** Paths of all files below a folder of the data folder. */
    filesIn: (folder: string) => {
      const path = join(config.dataDir, folder)
      return existsSync(path)
        ? readdirSync(path, { recursive: true, withFileTypes: true })
            .filter(entry => entry.isFile())
            .map(entry => join(entry.parentPath, entry.name))
        : []
    },
    emails,
    /** The same, once notifications that wait for more of their kind have waited long enough. */
    emailsOfNotifications: async () => {
      await app.jobs.runDueJobs()
      passTime(minutes(3))
      await db.transaction(tx => app.jobs.enqueue(tx, sendDueEmails, {}))
      return emails()
    },
    close: async () => {
      await app.http.close()
      await app.background.stop()
      await telemetry.close()
      await db.close()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

export type TestEmail = { to: string; subject: string; text: string; link: string; raw: string }

const decodeQuotedPrintable = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

function readEmails(folder: string): TestEmail[] {
  const files = readdirSync(folder, { withFileTypes: true })
    .map(file => file.name)
    .toSorted()
  return files.map(file => {
    const raw = readFileSync(join(folder, file), 'utf8')
    const body = raw.slice(raw.indexOf('\n\n'))
    const text = decodeQuotedPrintable(body.split(/^Content-Type: text\/html/m)[0] ?? '')
    return {
      to: raw.match(/^To: (.*)$/m)?.[1] ?? '',
      subject: raw.match(/^Subject: (.*)$/m)?.[1] ?? '',
      text,
      link: text.match(/https?:\/\/plumbline\.test\S+/)?.[0] ?? '',
      raw,
    }
  })
}
