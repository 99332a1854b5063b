import { OrganizationSlots, type OrganizationSlotsOptions } from '../organization-slots'
import { AppError } from './errors'

type FairShareOptions = OrganizationSlotsOptions & {
  /** How many changes can be made within a minute in this process. */
  maxWritesPerMinute: { person: number; organization: number }
}

const defaultShare: FairShareOptions = {
  // Fewer than the database has connections, so that there is always one left for the others.
  concurrency: 6,
  maxWaiting: 200,
  maxWritesPerMinute: { person: 1_200, organization: 3_600 },
}

const MINUTE_MS = 60_000

/** Lets the calls of an organization wait for each other, so that those of the others need not wait for them. */
export class FairShare extends OrganizationSlots {
  private readonly maxWritesPerMinute: FairShareOptions['maxWritesPerMinute']
  private readonly writes = new Map<string, number>()
  private minute = 0

  constructor({ maxWritesPerMinute, ...slots }: FairShareOptions = defaultShare) {
    super(slots)
    this.maxWritesPerMinute = maxWritesPerMinute
  }

  /** Whoever changes something so often is a program that has run wild, or means harm. */
  countWrite({ userId, organizationId }: { userId: string; organizationId: string }) {
    const now = performance.now()
    const minute = Math.floor(now / MINUTE_MS)
    if (minute !== this.minute) this.writes.clear()
    this.minute = minute
    const { person, organization } = this.maxWritesPerMinute
    // Those of a person that are rejected don't use up what the organization has.
    if (this.count(userId) <= person && this.count(organizationId) <= organization) return
    const retryAfter = Math.ceil(((minute + 1) * MINUTE_MS - now) / 1_000)
    throw new AppError('too_many', { retryAfter })
  }

  private count(id: string): number {
    const count = (this.writes.get(id) ?? 0) + 1
    this.writes.set(id, count)
    return count
  }
}
