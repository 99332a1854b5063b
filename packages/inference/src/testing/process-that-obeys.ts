import { getPriority } from 'node:os'
import { getHeapStatistics } from 'node:v8'

export type TestRequest = 'describe' | 'block' | 'fill the heap'
export type TestResponse =
  | { pid: number; parent: number; heapLimitMb: number; priority: number; environment: string[] }
  | 'blocking'

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
  else for (const filled: string[][] = []; ; ) filled.push(Array.from({ length: 10_000 }, String))
})

process.on('disconnect', () => process.exit())
