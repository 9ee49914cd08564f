import { createHash } from 'node:crypto'

/** What a page inside WeChat configures the JS-SDK with. The signature covers the page's address without its fragment. */
export function signPage({
  ticket,
  url,
  nonceStr,
  timestamp,
}: Record<'ticket' | 'url' | 'nonceStr' | 'timestamp', string>) {
  const [address] = url.split('#')
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${address}`
  return { nonceStr, timestamp, signature: createHash('sha1').update(text).digest('hex') }
}
