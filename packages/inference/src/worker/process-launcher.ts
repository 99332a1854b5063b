import { type ChildProcess, fork } from 'node:child_process'
import type { Entry } from '@plumbline/threads'
import { lowerProcessPriority } from './priority'
import { endGroup, hasGroups, memoryOfGroups } from './process-group'

export type ToLauncher =
  | { type: 'start'; id: number; entry: Entry; maxHeapMb: number }
  | { type: 'send'; id: number; message: unknown }
  | { type: 'kill'; id: number }

type StartRequest = Extract<ToLauncher, { type: 'start' }>

export type FromLauncher =
  | { type: 'started'; id: number; pid: number }
  | { type: 'message'; id: number; message: unknown }
  | { type: 'failed'; id: number; reason: string }
  | { type: 'ended'; id: number; code: number | null; signal: NodeJS.Signals | null }

lowerProcessPriority()

/** The largest frames that are decoded, with all they refer to, need less. */
const MAX_GROUP_MB = 800
const MEMORY_INTERVAL_MS = 100

const children = new Map<number, ChildProcess>()

const report = (message: FromLauncher) => process.send?.(message, () => {})

function start({ id, entry, maxHeapMb }: StartRequest): void {
  const child = fork(entry.file, entry.argv, {
    serialization: 'advanced',
    // Little lives on the heap, and a small nursery keeps it little.
    execArgv: [`--max-old-space-size=${maxHeapMb}`, '--max-semi-space-size=2'],
    // The leader of a group of its own, to which what it starts belongs.
    detached: hasGroups,
    // Decoders print what they think of a damaged file.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  children.set(id, child)
  child.on('message', message => report({ type: 'message', id, message }))
  child.on('error', error => report({ type: 'failed', id, reason: error.message }))
  child.on('exit', (code, signal) => {
    children.delete(id)
    end(child)
    report({ type: 'ended', id, code, signal })
  })
  if (child.pid !== undefined) report({ type: 'started', id, pid: child.pid })
}

function end({ pid }: ChildProcess): void {
  if (pid !== undefined) endGroup(pid)
}

/** The heap is limited, what a decoder takes beside it isn't. */
function endWhatTakesTooMuch(): void {
  if (children.size === 0) return
  const held = memoryOfGroups()
  for (const child of children.values()) if ((held.get(child.pid ?? 0) ?? 0) > MAX_GROUP_MB) end(child)
}

setInterval(endWhatTakesTooMuch, MEMORY_INTERVAL_MS).unref()

function tryToStart(request: StartRequest): void {
  try {
    start(request)
  } catch (error) {
    // Without memory for another process Node throws.
    report({ type: 'failed', id: request.id, reason: String(error) })
  }
}

process.on('message', (request: ToLauncher) => {
  if (request.type === 'start') return tryToStart(request)
  const child = children.get(request.id)
  if (request.type === 'kill') return child && end(child)
  // A process that has ended is noticed while waiting for its response.
  if (child?.connected) child.send(request.message as object, () => {})
})

// The server decides when it is done: a signal to all its processes must not end this one first.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})

// The server has ended, however it did; a process that is busy wouldn't notice for a while.
process.on('disconnect', () => {
  for (const child of children.values()) end(child)
  process.exit()
})
