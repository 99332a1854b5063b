import { setMaxListeners } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { LiveEvent, LiveTopic } from '@plumbline/contract'
import { type Call, type Recorder, send } from './calls'
import type { Person } from './crowd'

type Page = {
  /** What the page asks for when it opens, and again whenever one of its topics changes. */
  calls: Call[]
  topics: LiveTopic[]
}
type Item = { id: string; analysisId?: string | null; thumbnailUrl?: string | null }
type Listed = { items: Item[] }
type Visit = { url: string; recorder: Recorder; signal: AbortSignal; thinkSeconds: [number, number] }

/** As long as an open page collects changes before it fetches what they concern, and up to this much longer. */
const COLLECT_MS = 250
const SPREAD_MS = 750
/** As long as a dashboard waits after that before it fetches again. */
const DASHBOARD_INTERVAL_MS = 5_000
/** As many as a phone shows without scrolling. */
const THUMBNAILS = 4

const words = ['scaffold', 'harness', 'trench', 'ladder', 'guardrail', 'crane', 'unit777', 'hard hat']
const pick = <T>(all: readonly T[]) => all[Math.floor(Math.random() * all.length)] as T
const call = (kind: Call['kind'], path: string): Call => ({ kind, path })

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)

/** What a browser asks for once, before the first page. */
const start = () => [
  call('start', '/api/users/me'),
  call('start', '/api/sites'),
  call('start', '/api/notifications'),
  call('start', '/api/copilot/pending-suggestions/count'),
]

const dashboard = (): Page => ({
  topics: ['analyses', 'violations', 'tasks', 'sites', 'suggestions'],
  calls: [
    ...['today', 'metrics', 'summary', 'alerts', 'recent'].map(part =>
      call('dashboard', `/api/dashboard/${part}`),
    ),
    call('dashboard', `/api/dashboard/trends?start=${day(30)}&end=${day(0)}`),
    call('list', '/api/analysis/results?page=1&pageSize=12'),
  ],
})

const violations = (): Page => ({
  topics: ['violations', 'tasks', 'suggestions'],
  calls: [
    call(
      'list',
      pick([
        '/api/violations?sort=newest&page=1&pageSize=20',
        '/api/violations?sort=severity&page=1&pageSize=20',
        '/api/violations?sort=newest&status=Open&page=1&pageSize=20',
        '/api/violations?sort=newest&severity=High&page=2&pageSize=20',
      ]),
    ),
    call('list', '/api/saved-views?list=violations'),
  ],
})

const tasks = (): Page => ({
  topics: ['tasks', 'violations'],
  calls: [
    call(
      'list',
      pick(['/api/tasks?sort=newest&page=1&pageSize=20', '/api/tasks?tab=open&sort=due&page=1&pageSize=20']),
    ),
    call('list', '/api/saved-views?list=tasks'),
    call('list', '/api/organizations/members'),
  ],
})

const results = (): Page => ({
  topics: ['analyses'],
  calls: [call('list', '/api/analysis/results?page=1&pageSize=12'), call('start', '/api/sites')],
})

const regulations = (): Page => ({
  topics: ['regulations'],
  calls: [call('list', '/api/regulations?page=1&pageSize=24&sort=relevance')],
})

function search(): Page {
  const q = encodeURIComponent(pick(words))
  return {
    topics: [],
    calls: [call('search', `/api/search?q=${q}`), call('search', `/api/regulations/search?q=${q}&limit=5`)],
  }
}

const notifications = (): Page => ({ topics: ['notifications'], calls: [call('list', '/api/notifications')] })

const violationDetail = ({ id, analysisId }: Item): Page => ({
  topics: ['violations', 'tasks', 'suggestions'],
  calls: [
    call('detail', `/api/violations/${id}`),
    ...['suggestions', 'root-cause', 'regulations', 'history'].map(part =>
      call('detail', `/api/violations/${id}/${part}`),
    ),
    call('detail', `/api/tasks/violation/${id}`),
    ...(analysisId ? [call('detail', `/api/analysis/results/${analysisId}`)] : []),
  ],
})

const taskDetail = ({ id }: Item): Page => ({
  topics: ['tasks', 'violations'],
  calls: [
    call('detail', `/api/tasks/${id}`),
    call('detail', `/api/tasks/${id}/history`),
    call('detail', `/api/tasks/${id}/fixes`),
    call('list', '/api/organizations/members'),
  ],
})

const resultDetail = ({ id }: Item): Page => ({
  topics: ['analyses', 'violations'],
  calls: [
    call('detail', `/api/analysis/results/${id}`),
    call('detail', `/api/analysis/results/${id}/questions`),
  ],
})

const regulationDetail = ({ id }: Item): Page => ({
  topics: ['regulations'],
  calls: [call('detail', `/api/regulations/${id}`)],
})

/** Pages people go to, as often as they stand here, and what they open from a list. */
const pages: { open: () => Page; detail?: (item: Item) => Page }[] = [
  { open: dashboard },
  { open: dashboard },
  { open: violations, detail: violationDetail },
  { open: violations, detail: violationDetail },
  { open: violations, detail: violationDetail },
  { open: tasks, detail: taskDetail },
  { open: tasks, detail: taskDetail },
  { open: results, detail: resultDetail },
  { open: regulations, detail: regulationDetail },
  { open: search },
  { open: search },
  { open: notifications },
]

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>(resolve => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener('abort', done)
    if (signal.aborted) done()
  })

/** The event stream of one browser; a stream that ends before the visit does is an error. */
function listen({ url, recorder, signal }: Visit, person: Person, onChange: (topics: LiveTopic[]) => void) {
  const started = performance.now()
  const opened = request(`${url}/api/events/stream`, {
    agent: false,
    headers: { authorization: `Bearer ${person.token}`, 'x-forwarded-for': person.address },
  })
  const fail = (what: string) => {
    if (!signal.aborted) recorder.fail('stream', what)
  }
  opened.on('error', ({ message }) => fail(message))
  opened.on('response', (response: IncomingMessage) => {
    recorder.add('stream', performance.now() - started)
    if (response.statusCode !== 200) fail(`answered ${response.statusCode}`)
    let text = ''
    response.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
      const events = text.split('\n\n')
      text = events.pop() ?? ''
      for (const event of events) {
        const data = event.match(/^data: ?(.*)$/m)?.[1]
        const news = data ? (JSON.parse(data) as LiveEvent) : undefined
        if (news?.type === 'changed') onChange(news.topics)
      }
    })
    response.on('close', () => fail('closed'))
    response.on('error', () => undefined)
  })
  opened.end()
  signal.addEventListener('abort', () => opened.destroy())
}

const isListed = (data: unknown): data is Listed => Array.isArray((data as Listed | undefined)?.items)

/** One person going from page to page until the signal; open pages fetch what the stream says has changed. */
export async function browse(visit: Visit, person: Person) {
  const { url, recorder, signal, thinkSeconds } = visit
  setMaxListeners(0, signal)
  const ask = (asked: Call) => send<unknown>(url, person, recorder, asked)
  let shown: Page = { calls: [], topics: [] }
  const stale = new Set<LiveTopic>()
  const cached = new Set<string>()
  let collecting: NodeJS.Timeout | undefined
  let refetchedAt = Number.NEGATIVE_INFINITY
  const refetch = () => {
    collecting = undefined
    refetchedAt = performance.now()
    const concerns = shown.topics.some(topic => stale.has(topic))
    stale.clear()
    if (concerns && !signal.aborted) for (const asked of shown.calls) void ask(asked)
  }
  listen(visit, person, topics => {
    for (const topic of topics) stale.add(topic)
    const isDashboard = shown.calls.some(({ kind }) => kind === 'dashboard')
    const rest = isDashboard ? refetchedAt + DASHBOARD_INTERVAL_MS - performance.now() : 0
    collecting ??= setTimeout(refetch, Math.max(COLLECT_MS + Math.random() * SPREAD_MS, rest))
  })
  const open = async (page: Page) => {
    shown = page
    const answers = await Promise.all(page.calls.map(ask))
    const items = answers.filter(isListed).flatMap(answer => answer.items)
    const pictures = items.flatMap(({ thumbnailUrl }) => thumbnailUrl ?? []).slice(0, THUMBNAILS)
    const wanted = pictures.filter(path => !cached.has(path))
    for (const path of wanted) cached.add(path)
    await Promise.all(wanted.map(path => ask(call('picture', path))))
    return answers.filter(isListed)[0]?.items ?? []
  }
  const [least, most] = thinkSeconds
  const think = () => pause(1000 * (least + Math.random() * (most - least)), signal)
  // Nobody starts at the same moment as everybody else.
  await pause(Math.random() * 1000 * most, signal)
  await Promise.all(start().map(ask))
  while (!signal.aborted) {
    const next = pick(pages)
    const items = await open(next.open())
    await think()
    const item = items.length > 0 ? pick(items) : undefined
    if (!item || !next.detail || signal.aborted) continue
    await open(next.detail(item))
    await think()
  }
  clearTimeout(collecting)
  person.agent.destroy()
}
