import { OrganizationSlots, type OrganizationSlotsOptions, overloaded } from '../organization-slots'

type FairShareOptions = OrganizationSlotsOptions & {
  /** How many changes one person can make within a minute in this process. */
  maxWritesPerMinute: number
}

/** Fewer than the database has connections, so that there is always one left for the others. */
const defaultShare: FairShareOptions = { concurrency: 6, maxWaiting: 200, maxWritesPerMinute: 1_200 }

const MINUTE_MS = 60_000

/** Lets the calls of an organization wait for each other, so that those of the others need not wait for them. */
export class FairShare extends OrganizationSlots {
  private readonly maxWritesPerMinute: number
  private readonly writes = new Map<string, number>()
  private minute = 0

  constructor({ maxWritesPerMinute, ...slots }: FairShareOptions = defaultShare) {
    super(slots)
    this.maxWritesPerMinute = maxWritesPerMinute
  }

  /** Whoever changes something so often is a program that has run wild, or means harm. */
  countWrite(userId: string) {
    const minute = Math.floor(performance.now() / MINUTE_MS)
    if (minute !== this.minute) this.writes.clear()
    this.minute = minute
    const count = (this.writes.get(userId) ?? 0) + 1
    this.writes.set(userId, count)
    if (count > this.maxWritesPerMinute) throw overloaded()
  }
}
