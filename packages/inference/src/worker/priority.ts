import { constants, getPriority, setPriority } from 'node:os'

const { PRIORITY_LOW } = constants.priority
/** On Linux a third of the share of what runs at the normal priority: people wait for photos too. */
const STEP = 5

/** What analysis runs at where the server runs at `own`. */
export const priorityBelow = (own: number) => Math.min(PRIORITY_LOW, own + STEP)

/** Calls go first where cores are short: what this process and those it starts do takes what they leave. */
export function lowerProcessPriority(): void {
  try {
    setPriority(priorityBelow(getPriority()))
  } catch {
    // Where the system forbids it, analysis competes like everything else.
  }
}

/** The same for this thread and those it starts. Only Linux has priorities by thread; elsewhere it would be the server's. */
export function lowerThreadPriority(): void {
  if (process.platform === 'linux') lowerProcessPriority()
}
