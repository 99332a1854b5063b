import { AppError } from './http/errors'

export type OrganizationSlotsOptions = {
  /** How much of one organization's work runs at the same time. */
  concurrency: number
  /** How much of it may wait for that; more is rejected as `too_many`. */
  maxWaiting: number
}

const RETRY_AFTER_S = 5

/** Everybody's limit: the server can't do more. An organization's own limit is `too_many`. */
export const overloaded = () => new AppError('overloaded', { retryAfter: RETRY_AFTER_S })

/**
 * Lets each organization do a few things at a time where all of them share something scarce. What it asks for beyond
 * that waits behind its own work, never in front of somebody else's.
 */
export class OrganizationSlots {
  private readonly options: OrganizationSlotsOptions
  private readonly busy = new Map<string, { running: number; waiting: (() => void)[] }>()

  constructor(options: OrganizationSlotsOptions) {
    this.options = options
  }

  async run<T>(organizationId: string, work: () => Promise<T> | T): Promise<T> {
    await this.enter(organizationId)
    try {
      return await work()
    } finally {
      this.leave(organizationId)
    }
  }

  private async enter(organizationId: string) {
    const own = this.busy.get(organizationId) ?? { running: 0, waiting: [] }
    this.busy.set(organizationId, own)
    if (own.running < this.options.concurrency) own.running++
    else {
      if (own.waiting.length >= this.options.maxWaiting)
        throw new AppError('too_many', { retryAfter: RETRY_AFTER_S })
      // Whoever leaves hands its place on, so the number of those running stays the same.
      await new Promise<void>(resolve => own.waiting.push(resolve))
    }
  }

  private leave(organizationId: string) {
    const own = this.busy.get(organizationId)
    const next = own?.waiting.shift()
    if (next) next()
    else if (own && --own.running === 0) this.busy.delete(organizationId)
  }
}
