import * as z from 'zod/mini'
import { AnalysisStatus } from '../capture/analysis'
import { endpoint } from '../endpoint'
import { Count } from '../fields'
import { liveTopicNames } from './live-topics'

export const LiveEvent = z.discriminatedUnion('type', [
  /** Lists and records of these topics are out of date. */
  z.object({ type: z.literal('changed'), topics: z.array(z.enum(liveTopicNames)) }),
  /** Sent when the stream opens and whenever the caller's notifications change. */
  z.object({ type: z.literal('unread'), unread: Count }),
  z.object({ type: z.literal('progress'), analysis: AnalysisStatus }),
  /** Events may have been missed: everything is out of date. */
  z.object({ type: z.literal('resync') }),
  /** A newer stream of the same person took this one's place. Don't reconnect. */
  z.object({ type: z.literal('replaced') }),
])
export type LiveEvent = z.output<typeof LiveEvent>

/** `Last-Event-ID` resumes it. A line is sent every 20 seconds at least, so that proxies keep the connection open. */
export const eventStream = endpoint({
  method: 'GET',
  path: '/api/events/stream',
  access: 'member',
  summary: 'Stream changes in the organization',
  produces: 'events',
  response: LiveEvent,
})
