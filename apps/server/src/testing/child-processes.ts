import { readdirSync, readFileSync } from 'node:fs'

type Running = { pid: number; parent: number; command: string; megabytes: number }

function running(): Running[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(pid => {
      try {
        const status = readFileSync(`/proc/${pid}/status`, 'latin1')
        const number = (name: string) =>
          Number(status.match(new RegExp(`^${name}:\\s*(\\d+)`, 'm'))?.[1] ?? 0)
        const command = readFileSync(`/proc/${pid}/cmdline`, 'latin1')
        return [{ pid: Number(pid), parent: number('PPid'), command, megabytes: number('VmRSS') / 1024 }]
      } catch {
        // It ended in between.
        return []
      }
    })
}

/** The processes that strangers' files are read in, with all that they have started. Only Linux says so. */
export function readingProcesses(): Running[] {
  const all = running()
  const below = (pid: number): Running[] =>
    all.filter(({ parent }) => parent === pid).flatMap(child => [child, ...below(child.pid)])
  const launchers = below(process.pid).filter(({ command }) => command.includes('process-launcher'))
  return launchers.flatMap(({ pid }) => below(pid))
}

/** The most memory that they held together at any time while `work` ran. */
export async function maxMemoryDuring(work: () => Promise<unknown>): Promise<number> {
  let max = 0
  const look = () => {
    max = Math.max(
      max,
      readingProcesses().reduce((sum, { megabytes }) => sum + megabytes, 0),
    )
  }
  const timer = setInterval(look, 50)
  try {
    await work()
  } finally {
    clearInterval(timer)
  }
  return max
}
