import { serve, threadSetup } from '../serve'

export type TestRequest =
  | 'count'
  | 'exit'
  | 'block'
  | 'wait'
  | 'fill-memory'
  | 'throw-later'
  | 'steps'
  | { echo: Uint8Array }
  | { fail: string }

let handled = 0

/** Each request makes the thread behave in one of the ways its owner has to cope with. */
serve<TestRequest, unknown, number>(async (request, task) => {
  handled++
  if (request === 'count') return { handled, setup: threadSetup() }
  if (request === 'exit') process.exit(7)
  if (request === 'block') {
    task.reportProgress(0)
    for (;;);
  }
  if (request === 'wait') return new Promise(() => {})
  if (request === 'throw-later') {
    setTimeout(() => {
      throw new Error('outside any handler')
    })
    return new Promise(() => {})
  }
  if (request === 'fill-memory') {
    const kept: number[][] = []
    for (;;) kept.push(new Array(100_000).fill(Math.random()))
  }
  if (request === 'steps') {
    for (let step = 1; ; step++) {
      task.throwIfCanceled()
      task.reportProgress(step)
      // Blocks, as a network's inference does: only shared memory can tell this loop to stop.
      const until = performance.now() + 20
      while (performance.now() < until);
    }
  }
  if ('echo' in request) return request.echo
  throw Object.assign(new Error('bad request'), { code: request.fail, detail: 3, cause: new Error('inner') })
})
