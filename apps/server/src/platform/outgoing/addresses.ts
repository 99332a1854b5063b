import { lookup } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'
import { OutgoingError } from './fault'

export type Address = { address: string; family: 4 | 6 }
/** Resolves a host to all its addresses. Tests replace it. */
export type Resolve = (host: string) => Promise<Address[]>

export const resolveByDns: Resolve = async host =>
  (await lookup(host, { all: true, verbatim: true })).map(({ address, family }) => ({
    address,
    family: family === 6 ? 6 : 4,
  }))

/** Whether an address is on the public internet. Every other range counts as internal. */
export const isPublic = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

/** A URL's host as an address. The URL parser has already normalized forms such as [::1], 0x7f.1 and 2130706433. */
function literalIn(host: string): Address | undefined {
  const bare = host.replace(/^\[|\]$/g, '')
  if (!ipaddr.isValid(bare)) return undefined
  return { address: bare, family: ipaddr.parse(bare).kind() === 'ipv6' ? 6 : 4 }
}

/**
 * The addresses a connection may use. It must not resolve the name again, because the result could differ (DNS
 * rebinding). A host with public and internal addresses is rejected as well.
 */
export async function publicAddressesOf(url: URL, resolve: Resolve, mayReach: ReadonlySet<string>) {
  const literal = literalIn(url.hostname)
  const addresses = literal ? [literal] : await resolve(url.hostname).catch(unknownHost)
  if (addresses.length === 0) throw new OutgoingError('host_unknown')
  if (!mayReach.has(url.host) && !addresses.every(({ address }) => isPublic(address)))
    throw new OutgoingError('address_not_allowed')
  return addresses
}

function unknownHost(cause: unknown): never {
  throw new OutgoingError('host_unknown', { cause })
}
