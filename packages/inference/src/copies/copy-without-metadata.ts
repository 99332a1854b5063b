import { rm } from 'node:fs/promises'
import { callProcess } from '../worker/process-call'
import type { CopyRequest, CopyResponse } from './copy-process'

/** A file of the largest size that is accepted takes a few seconds. */
const MAX_MS = 60_000
const MAX_HEAP_MB = 128

type CopyOptions = { signal?: AbortSignal | undefined; maxMs?: number }

/**
 * Writes a copy of a video or a recording to `to`, without re-encoding and without what a device noted about place,
 * time and itself. Says whether that could be done; where not, nothing is left at `to`, and the file is not shown to
 * anybody. It runs in a process of its own, since a stranger's file decides how much there is to read.
 */
export async function copyWithoutMetadata(
  request: CopyRequest,
  { signal, maxMs = MAX_MS }: CopyOptions = {},
): Promise<boolean> {
  let isCopied = false
  try {
    const entry = new URL('./copy-process.ts', import.meta.url)
    const options = { maxHeapMb: MAX_HEAP_MB, maxMs, signal }
    isCopied = (await callProcess<CopyRequest, CopyResponse>(entry, request, options))?.isCopied ?? false
    return isCopied
  } finally {
    if (!isCopied) await rm(request.to, { force: true })
  }
}
