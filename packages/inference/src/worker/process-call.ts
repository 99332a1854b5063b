import { AnalysisError } from '../errors'
import { startProcess } from './isolated-process'

type CallOptions = { maxHeapMb: number; maxMs: number; signal?: AbortSignal | undefined }

/**
 * Sends one request to a process of its own and returns its response; `undefined` where the process ended or took too
 * long without one. Once this settles, the process has ended: it can't write to a file any more.
 */
export async function callProcess<Request, Response>(
  entry: URL,
  request: Request,
  { maxHeapMb, maxMs, signal }: CallOptions,
): Promise<Response | undefined> {
  const child = startProcess<Request, Response>(entry, maxHeapMb)
  const ended = new Promise(resolve => child.once('exit', resolve))
  let timer: NodeJS.Timeout | undefined
  let stop = () => {}
  try {
    return await new Promise<Response | undefined>((resolve, reject) => {
      stop = () => reject(new AnalysisError('canceled'))
      timer = setTimeout(() => resolve(undefined), maxMs)
      child.once('message', resolve)
      child.once('error', error => reject(new AnalysisError('engine_failed', error.message)))
      child.once('exit', () => resolve(undefined))
      signal?.addEventListener('abort', stop, { once: true })
      if (signal?.aborted) stop()
      child.send(request)
    })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
    child.kill()
    await ended
  }
}
