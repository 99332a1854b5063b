import { AsyncLocalStorage } from 'node:async_hooks'

const addresses = new AsyncLocalStorage<string>()
let running = 0

/** The network address of the call that is being handled; empty in background work, and in calls that only read. */
export const callerAddress = () => addresses.getStore() ?? ''

/**
 * Runs what handles a call, so that `callerAddress` knows where it comes from. A storage in use slows down every
 * promise of the process, so it is off while no such call is running.
 */
export async function withCallerAddress<T>(address: string, work: () => Promise<T> | T): Promise<T> {
  running += 1
  try {
    return await addresses.run(address, work)
  } finally {
    running -= 1
    if (running === 0) addresses.disable()
  }
}
