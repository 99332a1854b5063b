import { channel } from '../../../platform/db/pub-sub'

/** Published by the tables' own triggers; see the migration live_changes. */
export const liveChange = channel('live_change')
export const sessionEnded = channel('session_ended')
