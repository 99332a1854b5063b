import { ApiError } from './api'

const POLL_INTERVAL_MS = 1500

/** What tells of news. Returns how to stop listening. */
export type Source<News> = (handlers: {
  onNews: (news: News) => void
  /** From now on news comes by itself; what came before has to be asked for. */
  onConnected: () => void
  onLost: () => void
}) => () => void

type Followed<News> = {
  source: Source<News>
  ask: () => Promise<News>
  isOver: (news: News) => boolean
  onNews: (news: News) => void
  onGone: () => void
}

/** An event stream of the job's own, which starts with how things are. */
export const eventSource =
  <News>(address: string): Source<News> =>
  ({ onNews, onLost }) => {
    const stream = new EventSource(address)
    stream.onmessage = ({ data }) => onNews(JSON.parse(data))
    stream.onerror = () => {
      stream.close()
      onLost()
    }
    return () => stream.close()
  }

/**
 * Follows a job until it is over: by its source, or by polling while that fails, such as behind a proxy that buffers
 * event streams. A lost connection doesn't end it; only a 404 does.
 */
export function follow<News>({ source, ask, isOver, onNews, onGone }: Followed<News>): () => void {
  let stopped = false
  let isConnected = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopSource = () => {}

  const stop = () => {
    stopped = true
    clearTimeout(timer)
    stopSource()
  }

  const handle = (news: News) => {
    if (stopped) return
    if (isOver(news)) stop()
    onNews(news)
  }

  const poll = async () => {
    clearTimeout(timer)
    try {
      handle(await ask())
    } catch (error) {
      if (!stopped && error instanceof ApiError && error.status === 404) {
        stop()
        onGone()
      }
    }
    if (!stopped && !isConnected) timer = setTimeout(poll, POLL_INTERVAL_MS)
  }

  const setConnected = (connected: boolean) => {
    isConnected = connected
    if (!stopped) void poll()
  }

  stopSource = source({
    onNews: handle,
    onConnected: () => setConnected(true),
    onLost: () => setConnected(false),
  })
  if (stopped) stopSource()
  return stop
}
