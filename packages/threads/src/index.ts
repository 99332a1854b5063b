export { type Entry, resolveEntry } from './entry'
export { type CallOptions, Thread, type ThreadOptions } from './thread'
export { ThreadError, type ThreadErrorCode } from './thread-error'
export { ThreadPool, type ThreadPoolOptions } from './thread-pool'
