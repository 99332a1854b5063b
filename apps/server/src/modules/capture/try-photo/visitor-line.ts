import { AppError } from '../../../platform/http/errors'
import type { Limits } from '../../../platform/http/limits'
import { overloaded } from '../../../platform/organization-slots'
import { triedAtOnce } from './try-photo.limits'

/** Photos that are arriving, waiting or being looked at. Each is in memory. */
const MAX_INSIDE = 4
/** A person is waiting in front of the page. */
const MAX_WAIT_MS = 120_000
const RETRY_AFTER_S = 10

type LineDeps = {
  limits: Limits
  /** Resolves once no analysis of an organization runs here. */
  idle: () => Promise<void>
}

/**
 * Lets visitors' photos through one at a time, after the analyses of organizations. Whoever doesn't fit into the line,
 * or would wait too long, is told that we're busy.
 */
export class VisitorLine {
  private readonly deps: LineDeps
  private readonly inside = new Set<string>()
  private last: Promise<unknown> = Promise.resolve()
  constructor(deps: LineDeps) {
    this.deps = deps
  }

  /** One address has one photo inside, so that slow uploads of one visitor leave room for others. */
  async enter<T>(address: string, work: () => Promise<T>): Promise<T> {
    if (this.inside.has(address)) throw new AppError('too_many', { retryAfter: RETRY_AFTER_S })
    if (this.inside.size >= MAX_INSIDE) throw overloaded()
    this.inside.add(address)
    try {
      return await work()
    } finally {
      this.inside.delete(address)
    }
  }

  /** Runs the work once those before it are done and nobody's analysis is waiting for the detector. */
  async inTurn<T>(work: () => Promise<T>): Promise<T> {
    const before = this.last
    let leave = () => {}
    this.last = new Promise<void>(resolve => {
      leave = resolve
    })
    try {
      await orOverloaded(before.then(() => this.deps.idle()))
      return await this.alone(work)
    } finally {
      // Whoever gave up waiting lets the next one wait for those before both.
      void before.then(leave)
    }
  }

  /** No other process on the same database looks at a visitor's photo in the meantime. */
  private async alone<T>(work: () => Promise<T>): Promise<T> {
    const { limits } = this.deps
    if (!(await limits.allows([triedAtOnce, 'all']))) throw overloaded()
    try {
      return await work()
    } finally {
      await limits.reset(triedAtOnce, 'all')
    }
  }
}

function orOverloaded(waiting: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(overloaded()), MAX_WAIT_MS)
  })
  return Promise.race([waiting, tooLong]).finally(() => clearTimeout(timer))
}
