/** The block that an IP address belongs to: /24 of IPv4, /64 of IPv6 (rules §1, "Login flood"). */
export function addressBlock(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip
  if (mapped.includes('.')) return `${mapped.split('.').slice(0, 3).join('.')}.0/24`
  const [head = '', tail = ''] = (mapped.split('%')[0] ?? '').split('::')
  const front = head ? head.split(':') : []
  const back = tail ? tail.split(':') : []
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0')
  const groups = [...front, ...zeros, ...back].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
