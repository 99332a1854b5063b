import type { LiveEvent } from '@plumbline/contract/integrations/live'
import { openLiveStream } from './live-stream'

type Message =
  | { kind: 'event'; event: LiveEvent; id: string }
  | { kind: 'state'; isLive: boolean }
  /** From a tab that was just opened. */
  | { kind: 'hello' }
export type LiveHandlers = { onEvent: (event: LiveEvent) => void; onState: (isLive: boolean) => void }

/** The tab with the connection passes a heartbeat on every 20 seconds; one this silent is frozen or gone. */
const MAX_SILENCE_MS = 60_000
const CHECK_INTERVAL_MS = 15_000

/**
 * One connection for all tabs of a browser: the tab that holds the lock has it and passes on what arrives. Browsers
 * allow six connections to a server, and seven tabs would leave none for anything else. Returns how to stop.
 */
export function shareLive(name: string, handlers: LiveHandlers): () => void {
  // Only there on https and localhost; elsewhere every tab has a connection of its own.
  const canShare = Boolean(navigator.locks) && 'BroadcastChannel' in window
  return canShare ? shareByLock(name, handlers) : streamInto('', handlers, () => {})
}

function streamInto(lastId: string, { onEvent, onState }: LiveHandlers, post: (message: Message) => void) {
  const setState = (isLive: boolean) => {
    onState(isLive)
    post({ kind: 'state', isLive })
  }
  return openLiveStream(lastId, {
    onEvent: (event, id) => {
      onEvent(event)
      post({ kind: 'event', event, id })
    },
    onSignOfLife: () => setState(true),
    onLost: () => setState(false),
  })
}

function shareByLock(name: string, { onEvent, onState }: LiveHandlers): () => void {
  const channel = new BroadcastChannel(name)
  const stopping = new AbortController()
  const post = (message: Message) => {
    if (!stopping.signal.aborted) channel.postMessage(message)
  }
  let lastId = ''
  let isLive = false
  let isLeader = false
  let lastHeard = performance.now()
  let release = () => {}

  const handle = {
    onEvent,
    onState: (value: boolean) => {
      isLive = value
      onState(value)
    },
  }

  /** Waits for its turn, then has the connection until it stops or another tab takes over. */
  const lead = async (options: LockOptions) => {
    let close = () => {}
    const turn = () =>
      new Promise<void>(resolve => {
        release = resolve
        isLeader = true
        close = streamInto(lastId, handle, post)
      })
    await navigator.locks.request(name, options, turn).catch(() => undefined)
    isLeader = false
    lastHeard = performance.now()
    close()
  }
  const queue = async () => {
    while (!stopping.signal.aborted) await lead({ signal: stopping.signal })
  }

  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'hello') {
      if (isLeader) post({ kind: 'state', isLive })
      return
    }
    lastHeard = performance.now()
    if (isLeader) return
    if (data.kind === 'state') return handle.onState(data.isLive)
    lastId = data.id
    onEvent(data.event)
  }
  const check = setInterval(() => {
    const isSilent = !isLeader && performance.now() - lastHeard > MAX_SILENCE_MS
    if (!isSilent || document.visibilityState === 'hidden') return
    lastHeard = performance.now()
    void lead({ steal: true })
  }, CHECK_INTERVAL_MS)

  void queue()
  post({ kind: 'hello' })
  return () => {
    stopping.abort()
    clearInterval(check)
    release()
    channel.close()
  }
}
