import { ApiError } from './api'

const POLL_INTERVAL_MS = 1500

type Followed<News> = {
  /** Where the event stream is. */
  address: string
  ask: () => Promise<News>
  isOver: (news: News) => boolean
  onNews: (news: News) => void
  onGone: () => void
}

/**
 * Follows a job until it is over: by its event stream, or by polling where the stream fails, such as behind a proxy that
 * buffers it. A lost connection doesn't end it; only a 404 does.
 */
export function follow<News>({ address, ask, isOver, onNews, onGone }: Followed<News>): () => void {
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const stream = new EventSource(address)

  const stop = () => {
    stopped = true
    clearTimeout(timer)
    stream.close()
  }

  const handle = (news: News) => {
    if (stopped) return
    if (isOver(news)) stop()
    onNews(news)
  }

  const poll = async () => {
    try {
      handle(await ask())
    } catch (error) {
      if (!stopped && error instanceof ApiError && error.status === 404) {
        stop()
        onGone()
      }
    }
    if (!stopped) timer = setTimeout(poll, POLL_INTERVAL_MS)
  }

  stream.onmessage = ({ data }) => handle(JSON.parse(data))
  stream.onerror = () => {
    stream.close()
    if (!stopped) void poll()
  }
  return stop
}
