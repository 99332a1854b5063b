import type { Readable } from 'node:stream'

/** A part of a file, both ends included, as a range request asks for it. */
export type Range = { start: number; end: number }

/** Where media lie. Keys are made by us and never guessable; what is stored is never changed, only removed. */
export type Storage = {
  /** Takes the file at `path` over: it is gone from there afterwards. */
  put: (key: string, path: string) => Promise<void>
  write: (key: string, bytes: Uint8Array) => Promise<void>
  size: (key: string) => Promise<number | undefined>
  read: (key: string, range?: Range) => Promise<Readable>
  /** A file on this machine with that content, and how to let go of it. */
  localCopy: (key: string) => Promise<{ path: string; release: () => Promise<void> }>
  /** Everything whose key starts so. Removing what is not there is no fault. */
  removeAll: (prefix: string) => Promise<void>
  /** Everything that lies there, and since when. */
  list: () => AsyncIterable<{ key: string; changedAt: Date }>
}
