import type pg from 'pg'
import type { Telemetry } from './telemetry'

type Run = (...args: unknown[]) => unknown

const MAX_TEXT = 2_000

/** The text of a statement; values are its parameters and never in it, and what it quotes itself is cut out. */
export const textOf = (text: string) =>
  text
    .replace(/'(?:[^']|'')*'/g, "'?'")
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_TEXT)

/** Spans for the statements of a request or a job. What nobody asked for, such as polling, has none. */
export function traceStatements(pool: pg.Pool, telemetry: Telemetry): pg.Pool {
  if (!telemetry.isOn) return pool
  const traced =
    (run: Run) =>
    (...args: unknown[]) => {
      const [statement] = args
      const text = typeof statement === 'string' ? statement : (statement as { text?: unknown }).text
      if (typeof text !== 'string' || telemetry.current() === undefined) return run(...args)
      const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL'
      const span = telemetry.open(operation, {
        kind: 'client',
        attributes: {
          'db.system.name': 'postgresql',
          'db.operation.name': operation,
          'db.query.text': textOf(text),
        },
      })
      const result = run(...args)
      if (result instanceof Promise) result.catch(span.fail).finally(span.end)
      else span.end()
      return result
    }
  const query = traced(pool.query.bind(pool) as unknown as Run)
  const connect = pool.connect.bind(pool)
  return Object.assign(pool, {
    query,
    // The pool itself connects with a callback, for a statement that is traced already.
    connect: (...args: [] | [Parameters<typeof connect>[0]]) =>
      args[0] ? connect(args[0]) : connect().then(client => withQuery(client, traced)),
  })
}

function withQuery(client: pg.PoolClient, traced: (run: Run) => Run) {
  const query = traced(client.query.bind(client) as unknown as Run)
  return new Proxy(client, {
    get: (target, name) => {
      if (name === 'query') return query
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
