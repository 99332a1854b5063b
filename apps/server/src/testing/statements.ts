import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks'
import pg from 'pg'
import { vi } from 'vitest'

const recordings = new AsyncLocalStorage<string[]>()

/**
 * The statements that some work sends to the database, over whichever connection. What timers of the server or other
 * work send at the same time isn't among them.
 */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = []
  const { query } = pg.Client.prototype
  const { connect } = pg.Pool.prototype
  const spies = [
    vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
      const [statement] = args as [string | { text?: string }]
      const text = typeof statement === 'string' ? statement : statement.text
      if (text) recordings.getStore()?.push(text)
      return Reflect.apply(query, this, args)
    } as typeof query),
    // The pool calls back from wherever a connection becomes free, which may be other work.
    vi.spyOn(pg.Pool.prototype, 'connect').mockImplementation(function (this: pg.Pool, ...args: unknown[]) {
      const bound = args.map(arg => (typeof arg === 'function' ? AsyncResource.bind(arg as () => void) : arg))
      return Reflect.apply(connect, this, bound)
    } as typeof connect),
  ]
  try {
    await recordings.run(sent, work)
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
  return sent
}
