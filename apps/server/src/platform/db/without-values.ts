/** Fields in which drizzle and PostgreSQL quote what was to be stored. */
const quoting = ['params', 'parameters', 'detail', 'where', 'internalQuery']

/**
 * The same error without the values of its statement, for a log or a record of what failed: they are what people
 * typed, addresses and password hashes.
 */
export function withoutValues(error: Error, seen = new Set<unknown>()): Error {
  if (seen.has(error)) return error
  seen.add(error)
  const copy: Error = Object.create(Object.getPrototypeOf(error), Object.getOwnPropertyDescriptors(error))
  const message = messageWithoutValues(error)
  const set = (name: string, value: unknown) =>
    Object.defineProperty(copy, name, { value, enumerable: false, configurable: true, writable: true })
  set('message', message)
  set(
    'stack',
    error.stack?.replace(error.message, () => message),
  )
  for (const field of quoting) Reflect.deleteProperty(copy, field)
  if (error.cause instanceof Error) set('cause', withoutValues(error.cause, seen))
  return copy
}

function messageWithoutValues(error: Error): string {
  // drizzle's own error: its message is the statement, then the parameters.
  if ('query' in error && 'params' in error) return `Failed query: ${error.query}`
  // Class 22 are values that PostgreSQL can't read; it quotes them at the end.
  if ('code' in error && typeof error.code === 'string' && /^22/.test(error.code))
    return withoutQuote(error.message)
  return error.message
}

function withoutQuote(message: string) {
  const start = message.indexOf(': "')
  return start >= 0 && message.endsWith('"') ? `${message.slice(0, start)}: "…"` : message
}
