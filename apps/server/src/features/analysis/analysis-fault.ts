import { AnalysisError, analysisErrors } from '@plumbline/inference'
import { isDatabaseLost, isReadOnly } from '../../platform/db/database-errors'
import { isStorageUnavailable } from '../../platform/storage/storage'
import { isDiskFull } from '../media/save-upload'

export const faultOf = (error: unknown): AnalysisError =>
  error instanceof AnalysisError ? error : new AnalysisError('engine_failed', undefined, { cause: error })

/** Something that every analysis would fail at: it is waited for, however long it takes. */
export const isOutsideFault = (error: unknown) =>
  isStorageUnavailable(error) || isDiskFull(error) || isDatabaseLost(error) || isReadOnly(error)

/** What a decoder says of a damaged file is for the log; people read our own sentence. */
export const messageOf = ({ code, message }: AnalysisError) =>
  code.endsWith('_damaged') || code === 'engine_failed' ? analysisErrors[code].text : message
