import type { Subscriptions } from './domain-events'
import type { Route } from './http/endpoints'
import type { Handler } from './jobs/jobs'

/** What a feature adds to the server beside the services that other features call. */
export type Feature = {
  routes?: Route[]
  handlers?: Handler[]
  /** What it does, in the same transaction, about what happens in other features. */
  on?: Subscriptions
  /** Work of its own in the background; `work` is false in a process that only serves requests. */
  start?: (options: { work: boolean }) => Promise<void> | void
  stop?: () => Promise<void>
  /** Ends open event streams, so that shutting down need not wait for them. */
  closeStreams?: () => void
}
