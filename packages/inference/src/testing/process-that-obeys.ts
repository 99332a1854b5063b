import { spawn } from 'node:child_process'
import { getPriority } from 'node:os'
import { getHeapStatistics } from 'node:v8'

export type TestRequest = 'describe' | 'block' | 'fill the heap' | 'take memory' | 'start another'
export type TestResponse =
  | { pid: number; parent: number; heapLimitMb: number; priority: number; environment: string[] }
  | 'blocking'
  | { another: number }

/** Beside the heap, as decoders do. */
function takeMemory(taken: Buffer[] = []): void {
  if (taken.length < 40) setImmediate(takeMemory, [...taken, Buffer.alloc(50_000_000, 1)])
}

process.on('message', (request: TestRequest) => {
  const respond = (response: TestResponse, then = () => {}) => process.send?.(response, then)
  if (request === 'describe')
    respond({
      pid: process.pid,
      parent: process.ppid,
      heapLimitMb: getHeapStatistics().heap_size_limit / 1024 / 1024,
      priority: getPriority(),
      environment: Object.keys(process.env).toSorted(),
    })
  else if (request === 'block')
    respond('blocking', () => {
      for (;;);
    })
  else if (request === 'start another') {
    const another = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' })
    respond({ another: another.pid ?? 0 })
  } else if (request === 'take memory') takeMemory()
  else for (const filled: string[][] = []; ; ) filled.push(Array.from({ length: 10_000 }, String))
})

process.on('disconnect', () => process.exit())
