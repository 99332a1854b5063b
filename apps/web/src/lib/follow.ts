import { ApiError } from './api'

const POLL_EVERY = 1500

type Followed<News> = {
  /** Where the event stream is. */
  address: string
  ask: () => Promise<News>
  isOver: (news: News) => boolean
  onNews: (news: News) => void
  onGone: () => void
}

/**
 * Follows a job until it is over: by the event stream, and by asking where the stream fails, such as behind a proxy
 * that holds it back. A lost connection is waited out; only the server's word that it is gone ends it.
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

  const hear = (news: News) => {
    if (stopped) return
    if (isOver(news)) stop()
    onNews(news)
  }

  const poll = async () => {
    try {
      hear(await ask())
    } catch (error) {
      if (!stopped && error instanceof ApiError && error.status === 404) {
        stop()
        onGone()
      }
    }
    if (!stopped) timer = setTimeout(poll, POLL_EVERY)
  }

  stream.onmessage = ({ data }) => hear(JSON.parse(data))
  stream.onerror = () => {
    stream.close()
    if (!stopped) void poll()
  }
  return stop
}
