import { Resolver } from 'node:dns/promises'

const TIMEOUT_MS = 5_000
const TRIES = 2

/** Whether a domain has a TXT record with this value. A name server that doesn't answer counts as no. */
export async function hasTextRecord(name: string, value: string, servers: readonly string[]) {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES })
  if (servers.length > 0) resolver.setServers(servers)
  try {
    return (await resolver.resolveTxt(name)).some(parts => parts.join('').trim() === value)
  } catch {
    return false
  }
}
