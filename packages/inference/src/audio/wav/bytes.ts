import { open } from 'node:fs/promises'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Media } from '../../analyzer'
import { AnalysisError } from '../../errors'

/** Random access to media bytes, so that a long recording is never held in memory whole. */
export type ByteSource = {
  size: number
  /** The bytes at `offset`; fewer than `length` only at the end of the source. */
  read(offset: number, length: number): Promise<Uint8Array>
  close(): Promise<void>
}

export async function openBytes(media: string | Uint8Array): Promise<ByteSource> {
  return typeof media === 'string' ? openFile(media) : inMemory(media)
}

export async function openMedia(media: Media): Promise<ByteSource> {
  try {
    return await openBytes('path' in media ? media.path : media.bytes)
  } catch (cause) {
    throw new AnalysisError('file_missing', undefined, { cause })
  }
}

async function openFile(path: string): Promise<ByteSource> {
  const file = await open(path, 'r')
  const { size } = await file.stat()
  return {
    size,
    read: async (offset, length) => {
      const buffer = Buffer.allocUnsafe(Math.max(0, Math.min(length, size - offset)))
      const { bytesRead } = await file.read(buffer, 0, buffer.length, offset)
      return buffer.subarray(0, bytesRead)
    },
    close: () => file.close(),
  }
}

function inMemory(bytes: Uint8Array): ByteSource {
  return {
    size: bytes.length,
    read: async (offset, length) => {
      // Reading from memory never waits, so other work gets a turn here.
      await yieldToEventLoop()
      return bytes.subarray(offset, Math.min(bytes.length, offset + length))
    },
    close: async () => {},
  }
}
