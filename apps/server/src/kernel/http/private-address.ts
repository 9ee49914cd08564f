import { BlockList, isIPv6 } from 'node:net'

/** Networks that are nobody's public address: own machine, private, link-local, shared, test, multicast, reserved. */
const privateNets = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  privateNets.addSubnet(net, bits)
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  privateNets.addSubnet(net, bits, 'ipv6')

/** True for an IP address that is not of the public internet. */
export const isPrivateAddress = (ip: string): boolean => privateNets.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')
