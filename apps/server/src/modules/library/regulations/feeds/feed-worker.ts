import type { FeedFaultCode } from '@plumbline/contract'
import { serve } from '@plumbline/threads/serve'
import type { BulkRow } from '../import/bulk.repository'
import { type FeedOrigin, regulationFrom } from './feed-items'
import { FeedUnreadable, readFeed } from './read-feed'

/** `url` is where the bytes came from in the end, after redirects. */
export type FeedRequest = { bytes: Uint8Array; contentType: string; url: string; feed: FeedOrigin }
export type FeedReading = { rows: BulkRow[] } | { fault: FeedFaultCode }

serve<FeedRequest, FeedReading>(({ bytes, contentType, url, feed }) => {
  try {
    return { rows: readFeed(bytes, contentType, url).map(item => regulationFrom(item, feed)) }
  } catch (error) {
    if (error instanceof FeedUnreadable) return { fault: error.fault }
    throw error
  }
})
