import { type ChildProcess, fork } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { resolveEntry } from '@plumbline/threads'
import { endGroup } from './process-group'
import type { FromLauncher, ToLauncher } from './process-launcher'

const LAUNCHER_HEAP_MB = 64

/** What a process needs that reads strangers' files: none of the server's secrets. */
function environment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot } = process.env
  return {
    ...(PATH === undefined ? {} : { PATH }),
    ...(SystemRoot === undefined ? {} : { SystemRoot }),
    // On Linux memory that is done with goes back to the system instead of waiting for the next use.
    MALLOC_ARENA_MAX: '1',
    MALLOC_TRIM_THRESHOLD_: '65536',
  }
}

type ProcessEvents<Response> = {
  message: [Response]
  /** It couldn't be started, or whoever started it is gone; `exit` follows. */
  error: [Error]
  exit: [code: number | null, signal: NodeJS.Signals | null]
}

/** A process for one stranger's file. When its heap is full, it ends, and nothing else. */
export class IsolatedProcess<Request, Response> extends EventEmitter<ProcessEvents<Response>> {
  private readonly toLauncher: (message: ToLauncher) => void
  private readonly id: number

  constructor(id: number, toLauncher: (message: ToLauncher) => void) {
    super()
    this.id = id
    this.toLauncher = toLauncher
  }

  send(message: Request): void {
    this.toLauncher({ type: 'send', id: this.id, message })
  }

  kill(): void {
    this.toLauncher({ type: 'kill', id: this.id })
  }
}

type Started = { process: IsolatedProcess<unknown, unknown>; pid: number | undefined }

/**
 * Starts processes through a small one: to start a process, the system copies the page tables of whoever asks, and the
 * server's would block its event loop for tens of milliseconds.
 */
class Launcher {
  private readonly started = new Map<number, Started>()
  private child: ChildProcess | undefined
  private nextId = 1

  /** Starts the launcher, if there is none or it has ended. */
  open(): ChildProcess {
    if (this.child) return this.child
    const { file, argv } = resolveEntry(new URL('./process-launcher.ts', import.meta.url))
    const child = fork(file, argv, {
      serialization: 'advanced',
      env: environment(),
      execArgv: [`--max-old-space-size=${LAUNCHER_HEAP_MB}`, '--max-semi-space-size=2'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    child.on('message', (message: FromLauncher) => this.receive(message))
    child.on('error', error => this.lose(child, error.message))
    child.on('exit', (code, signal) =>
      this.lose(child, `the launcher ended with ${signal ?? `code ${code}`}`),
    )
    this.child = child
    this.updateIdle()
    return child
  }

  start<Request, Response>(source: URL, maxHeapMb: number): IsolatedProcess<Request, Response> {
    const launcher = this.open()
    const id = this.nextId++
    const send = (message: ToLauncher) => void (launcher.connected && launcher.send(message, () => {}))
    const process = new IsolatedProcess<Request, Response>(id, send)
    this.started.set(id, { process: process as Started['process'], pid: undefined })
    this.updateIdle()
    send({ type: 'start', id, entry: resolveEntry(source), maxHeapMb })
    return process
  }

  private receive(message: FromLauncher): void {
    const started = this.started.get(message.id)
    if (!started) return
    if (message.type === 'started') started.pid = message.pid
    else if (message.type === 'message') started.process.emit('message', message.message)
    else {
      this.started.delete(message.id)
      this.updateIdle()
      if (message.type === 'failed') started.process.emit('error', new Error(message.reason))
      const { code, signal } = message.type === 'ended' ? message : { code: null, signal: null }
      started.process.emit('exit', code, signal)
    }
  }

  /** What it had started is of no use any more; the next process gets another launcher. */
  private lose(child: ChildProcess, reason: string): void {
    if (this.child !== child) return
    this.child = undefined
    const lost = [...this.started.values()]
    this.started.clear()
    for (const { process, pid } of lost) {
      if (pid !== undefined) endGroup(pid)
      process.emit('error', new Error(reason))
      process.emit('exit', null, 'SIGKILL')
    }
  }

  /** Only a process that works on something keeps the server running. */
  private updateIdle(): void {
    const change = this.started.size === 0 ? 'unref' : 'ref'
    this.child?.[change]()
    this.child?.channel?.[change]()
  }
}

const launcher = new Launcher()

/** Called early, while the server is small and starting a process takes no time. */
export function openLauncher(): void {
  launcher.open()
}

export function startProcess<Request, Response>(
  entry: URL,
  maxHeapMb: number,
): IsolatedProcess<Request, Response> {
  return launcher.start(entry, maxHeapMb)
}
