import pg from 'pg'
import { vi } from 'vitest'

/** The statements that some work sends to the database, over whichever connection. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = []
  const { query } = pg.Client.prototype
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [statement] = args as [string | { text?: string }]
    const text = typeof statement === 'string' ? statement : statement.text
    if (text) sent.push(text)
    return Reflect.apply(query, this, args)
  } as typeof query)
  try {
    await work()
  } finally {
    spy.mockRestore()
  }
  return sent
}
