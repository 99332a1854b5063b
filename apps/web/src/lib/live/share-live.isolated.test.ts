import type { LiveEvent } from '@plumbline/contract/integrations/live'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StreamHandlers } from './live-stream'
import { shareLive } from './share-live'

type OpenStream = StreamHandlers & { startId: string; isOpen: boolean }
const streams: OpenStream[] = vi.hoisted(() => [])
vi.mock('./live-stream', () => ({
  openLiveStream: (startId: string, handlers: StreamHandlers) => {
    const stream = { ...handlers, startId, isOpen: true }
    streams.push(stream)
    return () => {
      stream.isOpen = false
    }
  },
}))

type Held = { resolve: () => void; reject: (error: Error) => void }

/** Locks as browsers have them: one holder, the others wait their turn, and a thief takes over. */
class Locks {
  private held: Held | null = null
  private waiting: (() => void)[] = []

  request = (_: string, { signal, steal }: LockOptions, turn: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      const start = () => {
        const own: Held = { resolve, reject }
        this.held = own
        void turn().then(() => {
          if (this.held !== own) return
          this.held = null
          resolve()
          this.waiting.shift()?.()
        })
      }
      if (steal) {
        this.held?.reject(new Error('stolen'))
        start()
      } else if (this.held) {
        this.waiting.push(start)
        signal?.addEventListener('abort', () => {
          this.waiting = this.waiting.filter(each => each !== start)
          reject(new Error('aborted'))
        })
      } else start()
    })
}

/** Delivers to every other tab, at once. */
class Channel {
  static all = new Set<Channel>()
  onmessage: ((event: { data: unknown }) => void) | null = null
  constructor() {
    Channel.all.add(this)
  }
  postMessage(data: unknown) {
    for (const other of Channel.all) if (other !== this) other.onmessage?.({ data })
  }
  close() {
    Channel.all.delete(this)
  }
}

function openTab() {
  const events: LiveEvent[] = []
  const states: boolean[] = []
  const stop = shareLive('test', {
    onEvent: event => events.push(event),
    onState: isLive => states.push(isLive),
  })
  tabs.push(stop)
  return { events, states, stop }
}
let tabs: (() => void)[] = []
const settle = () => vi.advanceTimersByTimeAsync(0)
const openStreams = () => streams.filter(({ isOpen }) => isOpen)
const unread = (count: number): LiveEvent => ({ type: 'unread', unread: count })

beforeEach(() => {
  vi.useFakeTimers()
  streams.length = 0
  tabs = []
  Channel.all.clear()
  vi.stubGlobal('BroadcastChannel', Channel)
  Object.defineProperty(navigator, 'locks', { value: new Locks(), configurable: true })
})
afterEach(() => {
  for (const stop of tabs) stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'locks')
})

test('all tabs share one connection and hear the same', async () => {
  const [first, second] = [openTab(), openTab()]
  await settle()
  expect(streams).toHaveLength(1)
  streams[0]?.onSignOfLife()
  streams[0]?.onEvent(unread(1), 'e:1')
  streams[0]?.onLost()
  expect([first.events, second.events]).toEqual([[unread(1)], [unread(1)]])
  expect([first.states.at(-1), second.states.at(-1)]).toEqual([false, false])
})

test('a tab that is opened later learns whether there is a connection', async () => {
  openTab()
  await settle()
  streams[0]?.onSignOfLife()
  expect(openTab().states).toEqual([true])
})

test('when the tab with the connection closes, another resumes where it was', async () => {
  const first = openTab()
  const second = openTab()
  await settle()
  streams[0]?.onEvent(unread(1), 'e:7')
  first.stop()
  await settle()
  expect(openStreams().map(({ startId }) => startId)).toEqual(['e:7'])
  streams[1]?.onEvent(unread(2), 'e:8')
  expect(second.events).toEqual([unread(1), unread(2)])
})

test('a tab that hears nothing for a minute takes over from a frozen one', async () => {
  openTab()
  const second = openTab()
  await settle()
  streams[0]?.onSignOfLife()
  await vi.advanceTimersByTimeAsync(45_000)
  expect(streams).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(45_000)
  expect([streams.length, openStreams().length]).toEqual([2, 1])
  streams[1]?.onEvent(unread(3), 'e:9')
  expect(second.events).toEqual([unread(3)])
})

test('without locks, every tab has its own', async () => {
  Reflect.deleteProperty(navigator, 'locks')
  openTab()
  openTab()
  await settle()
  expect(openStreams()).toHaveLength(2)
})
