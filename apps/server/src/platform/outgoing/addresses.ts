import { lookup } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'
import { OutgoingError } from './fault'

export type Address = { address: string; family: 4 | 6 }
/** Every address of a host: the far side of the network, which a test stands in for. */
export type Resolve = (host: string) => Promise<Address[]>

export const resolveByDns: Resolve = async host =>
  (await lookup(host, { all: true, verbatim: true })).map(({ address, family }) => ({
    address,
    family: family === 6 ? 6 : 4,
  }))

/** What the registries hand out to the world. Everything else, known or yet unknown, is somebody's inside. */
export const isPublic = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

/** A URL's host as an address, also when written as [::1], 0x7f.1 or 2130706433: the URL parser has settled that. */
function literalIn(host: string): Address | undefined {
  const bare = host.replace(/^\[|\]$/g, '')
  if (!ipaddr.isValid(bare)) return undefined
  return { address: bare, family: ipaddr.parse(bare).kind() === 'ipv6' ? 6 : 4 }
}

/**
 * The addresses a connection may go to; it must use these and ask nobody again, or the response could be another one.
 * One inner address among public ones is rejected as well: no honest name mixes them.
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
