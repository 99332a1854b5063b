import { rm } from 'node:fs/promises'
import { AnalysisError } from '../errors'
import { startProcess } from '../worker/isolated-process'
import type { CopyRequest, CopyResponse } from './copy-process'

/** A file of the largest size that is accepted takes a second. */
const MAX_MS = 60_000
const MAX_HEAP_MB = 128

type CopyOptions = { signal?: AbortSignal | undefined; maxMs?: number }

/**
 * Writes a copy of a video or a recording to `to`, without re-encoding and without what a device noted about place,
 * time and itself. Says whether that could be done; where not, nothing is left at `to`, and the file is not shown to
 * anybody. It runs in a process of its own, since a stranger's file decides how much there is to read.
 */
export async function copyWithoutMetadata(
  { kind, from, to }: CopyRequest,
  { signal, maxMs = MAX_MS }: CopyOptions = {},
): Promise<boolean> {
  const child = startProcess<CopyRequest, CopyResponse>(
    new URL('./copy-process.ts', import.meta.url),
    MAX_HEAP_MB,
  )
  const ended = new Promise(resolve => child.once('exit', resolve))
  let stop = () => {}
  try {
    const isCopied = await new Promise<boolean>((resolve, reject) => {
      stop = () => reject(new AnalysisError('canceled'))
      const timer = setTimeout(() => resolve(false), maxMs)
      child.once('message', ({ isCopied }) => resolve(isCopied))
      child.once('error', error => reject(new AnalysisError('engine_failed', error.message)))
      child.once('exit', () => {
        clearTimeout(timer)
        resolve(false)
      })
      signal?.addEventListener('abort', stop, { once: true })
      if (signal?.aborted) stop()
      child.send({ kind, from, to })
    })
    if (!isCopied) await discard()
    return isCopied
  } catch (error) {
    await discard()
    throw error
  } finally {
    signal?.removeEventListener('abort', stop)
    child.kill()
  }

  /** Only once the process can't write any more. */
  async function discard() {
    child.kill()
    await ended
    await rm(to, { force: true })
  }
}
