import { AnalysisError, analysisErrors } from '@plumbline/inference'
import { isDatabaseLost, isReadOnly } from '../../../platform/db/database-errors'
import { isStorageUnavailable } from '../../../platform/storage/storage'
import { isDiskFull } from '../media/save-upload'

export const faultOf = (error: unknown): AnalysisError =>
  error instanceof AnalysisError ? error : new AnalysisError('engine_failed', undefined, { cause: error })

/** Something that every analysis would fail at: it is waited for, however long it takes. */
export const isOutsideFault = (error: unknown) =>
  isStorageUnavailable(error) || isDiskFull(error) || isDatabaseLost(error) || isReadOnly(error)

/** How soon it is tried again whether the store, the disk or the database is back. */
const OUTSIDE_RETRY_SECONDS = 5

export const retryOf = (error: unknown, { attempts }: { attempts: number }) =>
  isOutsideFault(error)
    ? { seconds: OUTSIDE_RETRY_SECONDS, isCounted: false }
    : { seconds: 2 ** attempts, isCounted: true }

/** What a decoder says of a damaged file is for the log; people read our own sentence. */
export const messageOf = ({ code, message }: AnalysisError) =>
  code.endsWith('_damaged') || code === 'engine_failed' ? analysisErrors[code].text : message
