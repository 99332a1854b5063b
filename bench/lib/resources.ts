import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'

/** What a process holds at one moment. */
export type Resources = {
  residentMb: number
  heapMb: number
  /** Without those of database connections, of which a pool keeps as many as it has needed. */
  handles: number
  /** Likewise. */
  openFiles: number
  processes: number
  connections: number
  temporaryFiles: number
}

type Watched = {
  url: string
  pid: number
  client: pg.Client
  /** Folders in which nothing may be left behind. */
  folders: string[]
}

function listOf(folder: string) {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** Files and folders below a folder, however deep. */
const countBelow = (folder: string): number =>
  listOf(folder).reduce((sum, name) => sum + 1 + countBelow(join(folder, name)), 0)

/** The processes that this one has started and that are still there, theirs included. */
const countChildren = (pid: number): number =>
  listOf(`/proc/${pid}/task`)
    .flatMap(task => {
      try {
        return readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(' ').filter(Boolean)
      } catch {
        return []
      }
    })
    .reduce((sum, child) => sum + 1 + countChildren(Number(child)), 0)

export async function resourcesOf({ url, pid, client, folders }: Watched): Promise<Resources> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const metric = (name: string) => Number(text.match(new RegExp(`^${name} (\\S+)`, 'm'))?.[1] ?? 0)
  const { rows } = await client.query<{ n: string }>(
    `select count(*) as n from pg_stat_activity where application_name like 'plumbline%'`,
  )
  const connections = Number(rows[0]?.n)
  return {
    residentMb: metric('process_resident_memory_bytes') / 1024 / 1024,
    heapMb: metric('nodejs_heap_size_used_bytes') / 1024 / 1024,
    handles: metric('nodejs_active_handles_total') - connections,
    openFiles: listOf(`/proc/${pid}/fd`).length - connections,
    processes: countChildren(pid),
    connections,
    temporaryFiles: folders.reduce((sum, folder) => sum + countBelow(folder), 0),
  }
}
