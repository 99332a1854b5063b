import { AppError } from './http/errors'

const RETRY_AFTER_S = 5

/** Bounds what all organizations together hold in memory; whoever comes when it is full is told to come back. */
export class SharedBytes {
  private readonly max: number
  private held = 0

  constructor(max: number) {
    this.max = max
  }

  /** What the work holds is given back when it ends. */
  async hold<T>(work: (hold: (bytes: number) => void) => Promise<T>): Promise<T> {
    let own = 0
    try {
      return await work(bytes => {
        if (this.held + bytes > this.max) throw new AppError('overloaded', { retryAfter: RETRY_AFTER_S })
        this.held += bytes
        own += bytes
      })
    } finally {
      this.held -= own
    }
  }
}
