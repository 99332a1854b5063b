import type { Notification, NotificationChannelName } from '@plumbline/contract'
import type { Transaction } from '../../../platform/db/client'

type NewNotification = Pick<Notification, 'id' | 'kind' | 'data' | 'href'> & {
  organizationId: string
  userId: string
  createdAt: Date
}

/** A way to reach a person. Several channels may have the same name; they share one switch. */
export type NotificationChannel = {
  /** The switch in the person's preferences that turns this channel on and off. */
  name: NotificationChannelName
  /** Runs in the transaction of the change: it stores, publishes or queues a job, and calls nothing outside. */
  deliver: (tx: Transaction, notification: NewNotification) => Promise<void>
}
