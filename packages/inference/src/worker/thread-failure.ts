import { ThreadError } from '@plumbline/threads'
import { AnalysisError, isAnalysisErrorCode } from '../errors'

/** Turns what went wrong in a worker thread into an error of the analysis. */
export function analysisErrorFrom(error: unknown): AnalysisError {
  if (error instanceof AnalysisError) return error
  if (!(error instanceof ThreadError))
    return new AnalysisError('engine_failed', error instanceof Error ? error.message : String(error))
  if (error.code === 'canceled' || error.code === 'timed_out') return new AnalysisError(error.code)
  const { code, detail } = error.thrown
  return isAnalysisErrorCode(code)
    ? new AnalysisError(code, detail === undefined ? undefined : String(detail))
    : new AnalysisError('engine_failed', error.message)
}
