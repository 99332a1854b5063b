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

type Network = ReturnType<typeof ipaddr.parseCIDR>

/** The only IPv6 addresses that are assigned on the internet; forms such as ::127.0.0.1 lie outside. */
const globalIpv6 = ipaddr.parseCIDR('2000::/3')
/** A public address that only virtual machines can reach, and that hands out their secrets: Azure's host agent. */
const hostAgents = [ipaddr.parseCIDR('168.63.129.16/32')]

const isIn = (address: ipaddr.IPv4 | ipaddr.IPv6, network: Network) =>
  address.kind() === network[0].kind() && address.match(network)

export const parseNetwork = (text: string): Network =>
  text.includes('/') ? ipaddr.parseCIDR(text) : [ipaddr.parse(text), text.includes(':') ? 128 : 32]

/** Whether an address is on the public internet and not blocked. Every other range counts as internal. */
export function isPublic(text: string, blocked: readonly Network[] = []): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  return (
    address.range() === 'unicast' &&
    (address.kind() === 'ipv4' || isIn(address, globalIpv6)) &&
    ![...hostAgents, ...blocked].some(network => isIn(address, network))
  )
}

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
export async function publicAddressesOf(
  url: URL,
  resolve: Resolve,
  { mayReach, blocked }: { mayReach: ReadonlySet<string>; blocked: readonly Network[] },
) {
  const literal = literalIn(url.hostname)
  const addresses = literal ? [literal] : await resolve(url.hostname).catch(unknownHost)
  if (addresses.length === 0) throw new OutgoingError('host_unknown')
  if (!mayReach.has(url.host) && !addresses.every(({ address }) => isPublic(address, blocked)))
    throw new OutgoingError('address_not_allowed')
  return addresses
}

function unknownHost(cause: unknown): never {
  throw new OutgoingError('host_unknown', { cause })
}
