import { parentPort, workerData } from 'node:worker_threads'
import type { FromThread, ToThread } from './protocol'
import { ThreadError, type ThrownFields } from './thread-error'

export type TaskContext<Progress> = {
  isCanceled: () => boolean
  /** Long tasks call this between steps: nothing else can interrupt code that blocks its thread. */
  throwIfCanceled: () => void
  reportProgress: (progress: Progress) => void
}

/** What the thread's owner passed as `setup`. */
export const threadSetup = <Setup>() => workerData as Setup

/** Handles every call made on this thread. Calls may overlap: a handler that awaits lets the next one start. */
export function serve<Request, Response, Progress = never>(
  handle: (request: Request, task: TaskContext<Progress>) => Response | Promise<Response>,
): void {
  let running = 0
  let isClosing = false
  const post = (message: FromThread<Response, Progress>) => parentPort?.postMessage(message)

  async function run({ id, request, canceled }: Extract<ToThread<Request>, { type: 'call' }>) {
    const isCanceled = () => Atomics.load(canceled, 0) === 1
    const throwIfCanceled = () => {
      if (isCanceled()) throw new ThreadError('canceled', 'The task was canceled.')
    }
    const reportProgress = (progress: Progress) => post({ type: 'progress', id, progress })
    running++
    try {
      throwIfCanceled()
      post({
        type: 'response',
        id,
        response: await handle(request, { isCanceled, throwIfCanceled, reportProgress }),
      })
    } catch (error) {
      post({ type: 'failure', id, ...describeError(error) })
    }
    running--
    if (isClosing && running === 0) process.exit()
  }

  parentPort?.on('message', (message: ToThread<Request>) => {
    if (message.type === 'call') return void run(message)
    if (message.type === 'ping') return post({ type: 'pong' })
    isClosing = true
    if (running === 0) process.exit()
  })
}

function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error), stack: undefined, thrown: {} }
  const isPrimitive = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)
  const fields = Object.entries(error).filter(([, value]) => isPrimitive(value))
  return { message: error.message, stack: error.stack, thrown: Object.fromEntries(fields) as ThrownFields }
}
