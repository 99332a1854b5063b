import { AnalysisError, analysisErrors } from '@plumbline/inference'

export const faultOf = (error: unknown): AnalysisError =>
  error instanceof AnalysisError ? error : new AnalysisError('engine_failed', undefined, { cause: error })

/** What a decoder says of a damaged file is for the log; people read our own sentence. */
export const messageOf = ({ code, message }: AnalysisError) =>
  code.endsWith('_damaged') || code === 'engine_failed' ? analysisErrors[code].text : message
