import { readdirSync, readFileSync } from 'node:fs'

/** Windows has no groups of processes; there a process and its pipe end together. */
export const hasGroups = process.platform !== 'win32'

/** Ends a process that leads a group, and all it has started. */
export function endGroup(leader: number): void {
  try {
    process.kill(hasGroups ? -leader : leader, 'SIGKILL')
  } catch {
    // All of them have ended already.
  }
}

/** What the processes of each group hold in memory, in megabytes. Only Linux says so. */
export function memoryOfGroups(): Map<number, number> {
  const held = new Map<number, number>()
  if (process.platform !== 'linux') return held
  for (const pid of readdirSync('/proc').filter(name => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
      // The name in parentheses can contain anything; the state and the parent come before the group.
      const group = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ', 3)[2])
      const status = readFileSync(`/proc/${pid}/status`, 'latin1')
      const kilobytes = Number(status.match(/^VmRSS:\s{0,20}(\d{1,15})/m)?.[1] ?? 0)
      held.set(group, (held.get(group) ?? 0) + kilobytes / 1024)
    } catch {
      // It ended between the two readings.
    }
  }
  return held
}
