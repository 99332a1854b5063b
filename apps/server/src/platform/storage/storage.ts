import type { Readable } from 'node:stream'

/** The store can't be reached, is too slow or rejects what it is asked: not the fault of the file. */
export class StorageUnavailableError extends Error {
  override name = 'StorageUnavailableError'
  constructor(cause: unknown) {
    super('The file storage cannot be used.', { cause })
  }
}

export const isStorageUnavailable = (error: unknown): boolean =>
  error instanceof Error && (error instanceof StorageUnavailableError || isStorageUnavailable(error.cause))

/** A part of a file, both ends included, as a range request asks for it. */
export type Range = { start: number; end: number }

/** Where media files are stored. Keys can't be guessed, and a stored file is never changed, only deleted. */
export type Storage = {
  /** Moves the file at `path` into the store. */
  put: (key: string, path: string) => Promise<void>
  write: (key: string, bytes: Uint8Array) => Promise<void>
  size: (key: string) => Promise<number | undefined>
  read: (key: string, range?: Range) => Promise<Readable>
  /** A local file with that content, and how to release it. */
  localCopy: (key: string) => Promise<{ path: string; release: () => Promise<void> }>
  /** Deletes everything whose key has this prefix. It's no error if there is nothing. */
  removeAll: (prefix: string) => Promise<void>
  /** Everything that is stored, or whose key has this prefix, with the time of its last change. */
  list: (prefix?: string) => AsyncIterable<{ key: string; changedAt: Date }>
}
