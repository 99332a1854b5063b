import { open } from 'node:fs/promises'
import type { StreamTargetChunk } from 'mediabunny'

/** Writes to a new file and fails before it grows beyond `maxBytes`. */
export function limitedFile(path: string, maxBytes: number): WritableStream<StreamTargetChunk> {
  const opened = open(path, 'wx', 0o600)
  return new WritableStream<StreamTargetChunk>({
    start: async () => {
      await opened
    },
    write: async ({ data, position }) => {
      if (position + data.length > maxBytes) throw new Error(`more than ${maxBytes} bytes`)
      await (await opened).write(data, 0, data.length, position)
    },
    close: async () => (await opened).close(),
    abort: async () => (await opened).close(),
  })
}
