import { type ChildProcess, fork } from 'node:child_process'
import { resolveEntry } from '@plumbline/threads'

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

/** Starts a process for one stranger's file. When its heap is full, it ends, and nothing else. */
export function startProcess(entry: URL, maxHeapMb: number): ChildProcess {
  const { file, argv } = resolveEntry(entry)
  return fork(file, argv, {
    serialization: 'advanced',
    env: environment(),
    // Little lives on the heap, and a small nursery keeps it little.
    execArgv: [`--max-old-space-size=${maxHeapMb}`, '--max-semi-space-size=2'],
    // Decoders print what they think of a damaged file.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}
