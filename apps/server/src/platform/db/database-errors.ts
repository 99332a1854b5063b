/** SQLSTATEs by which PostgreSQL says that it ends a connection or accepts none. */
const lostStates = new Set(['57P01', '57P02', '57P03', '53300'])
/** What the operating system says when nobody is at the other end. */
const lostSockets = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT'])
const lostMessages = /Connection terminated|Client has encountered a connection error/
/** All connections were in use for longer than a caller waits. Trying again would only make the queue longer. */
const POOL_TIMEOUT = 'timeout exceeded when trying to connect'

/** Two transactions that waited for each other, or that can't both have happened: PostgreSQL undid one of them. */
const conflictStates = new Set(['40P01', '40001'])

/** The transaction may have been committed: the connection was lost before PostgreSQL could say so. */
export class CommitUnknownError extends Error {
  override name = 'CommitUnknownError'
  constructor(cause: unknown) {
    super('The database connection was lost while a transaction was being committed.', { cause })
  }
}

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '')

/** Whether this error or one of its causes is of that kind. */
function hasCause(error: unknown, isOne: (error: Error) => boolean): boolean {
  return error instanceof Error && (isOne(error) || hasCause(error.cause, isOne))
}

const saysLost = (error: Error) => lostStates.has(codeOf(error)) || codeOf(error).startsWith('08')

/** Whether PostgreSQL itself said that it ends the connection; other servers' errors look different. */
export const isEndedByDatabase = (error: unknown): boolean => hasCause(error, saysLost)

/** Whether an error means that the database cannot be reached, as opposed to a fault in what we asked it. */
export const isDatabaseLost = (error: unknown): boolean =>
  hasCause(
    error,
    each =>
      saysLost(each) ||
      lostSockets.has(codeOf(each)) ||
      lostMessages.test(each.message) ||
      each.message.includes(POOL_TIMEOUT),
  )

/** Whether the same statements can be sent again over another connection: nothing of them was kept. */
export const isConnectionLost = (error: unknown): boolean =>
  isDatabaseLost(error) &&
  !hasCause(error, each => each instanceof CommitUnknownError || each.message.includes(POOL_TIMEOUT))

/** Whether PostgreSQL undid a transaction because of another one that ran at the same time. */
export const isConflict = (error: unknown): boolean =>
  hasCause(error, each => conflictStates.has(codeOf(each)))

/** Whether PostgreSQL takes no changes at the moment: a standby before it takes over, or a full disk that was noticed. */
export const isReadOnly = (error: unknown): boolean => hasCause(error, each => codeOf(each) === '25006')

/** Whether there was no room on the disk for what was to be stored. */
export const isDatabaseFull = (error: unknown): boolean => hasCause(error, each => codeOf(each) === '53100')

/** Whether a statement took longer than any may. */
export const isStatementTimeout = (error: unknown): boolean =>
  hasCause(error, each => codeOf(each) === '57014')

/** Whether a statement gave up waiting for others that use the same table or row. */
export const isLockTimeout = (error: unknown): boolean => hasCause(error, each => codeOf(each) === '55P03')

export const isCommitUnknown = (error: unknown): boolean =>
  hasCause(error, each => each instanceof CommitUnknownError)

/** Whether an error means that a text holds what PostgreSQL cannot store, such as a NUL. */
export const isUnstorable = (error: unknown): boolean =>
  hasCause(error, each => codeOf(each) === '22021' || codeOf(each) === '22P05')

/** Whether an error is a broken unique constraint of that name. */
export const isDuplicate = (error: unknown, constraint: string): boolean =>
  hasCause(error, each => codeOf(each) === '23505' && 'constraint' in each && each.constraint === constraint)

/** A table, column, function or another object that is to be created is there already. */
const existingStates = new Set(['42P07', '42701', '42710', '42723'])

/** What PostgreSQL says is there already, where that is the fault. */
export const alreadyThere = (error: unknown): string | undefined =>
  error instanceof Error && existingStates.has(codeOf(error)) ? error.message : undefined
