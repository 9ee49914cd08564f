import ipaddr from 'ipaddr.js'

/** Where Azure's machines answer questions about themselves: it looks public and leads to the host. */
const metadata = ipaddr.parse('168.63.129.16')
/** All that is given out as public IPv6; `::7f00:1` and translations of IPv4 addresses lie outside. */
const publicV6 = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * True for an IP address that is not of the public internet: own machine, private, link-local, shared, test, multicast,
 * reserved, metadata of clouds, and IPv6 addresses that stand for an IPv4 one (a mapped one is judged as that). True also
 * for what is no address.
 */
export function isPrivateAddress(ip: string): boolean {
  if (!ipaddr.isValid(ip)) return true
  const address = ipaddr.process(ip)
  if (address.range() !== 'unicast' || address.toString() === metadata.toString()) return true
  return address.kind() === 'ipv6' && !address.match(publicV6)
}
