import { spawnSync } from 'node:child_process'
import { readlinkSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'
import { basename } from 'node:path'

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

/**
 * The same for this thread and those it starts. Only Linux has priorities by thread; elsewhere it would be the server's.
 * Its idle class goes further: a core that only works for such threads counts as free when a call needs one.
 */
export function lowerThreadPriority({ toIdle }: { toIdle: boolean }): void {
  if (process.platform !== 'linux') return
  lowerProcessPriority()
  if (!toIdle) return
  const thread = basename(readlinkSync('/proc/thread-self'))
  // Without the command the lower priority stays.
  spawnSync('chrt', ['-i', '-p', '0', thread], { env: { PATH: process.env.PATH }, stdio: 'ignore' })
}
