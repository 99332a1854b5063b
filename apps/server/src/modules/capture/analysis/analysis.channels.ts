import { channel } from '../../../platform/db/pub-sub'

/** Both carry the id of the analysis. */
export const analysisQueued = channel('analysis_queued')
export const analysisChanged = channel('analysis_changed')
