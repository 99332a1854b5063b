export type ThreadErrorCode =
  /** The handler threw. `thrown` has the error's own fields. */
  | 'task_failed'
  | 'canceled'
  | 'timed_out'
  /** The thread couldn't start, crashed, ran out of memory or exited. */
  | 'thread_lost'

/** The primitive fields of an error that was thrown in a thread, such as `code`. */
export type ThrownFields = Record<string, string | number | boolean>

export class ThreadError extends Error {
  override readonly name = 'ThreadError'
  readonly code: ThreadErrorCode
  readonly thrown: ThrownFields

  constructor(code: ThreadErrorCode, message: string, thrown: ThrownFields = {}) {
    super(message)
    this.code = code
    this.thrown = thrown
  }
}
