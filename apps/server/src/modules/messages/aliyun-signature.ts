import { createHash, createHmac } from 'node:crypto'

const algorithm = 'ACS3-HMAC-SHA256'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
/** Percent-encoding by RFC 3986, which leaves fewer characters unescaped than `encodeURIComponent`. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
const byName = (a: readonly string[], b: readonly string[]): number => ((a[0] as string) < (b[0] as string) ? -1 : 1)

export interface AliyunCall {
  host: string
  action: string
  version: string
  query: Readonly<Record<string, string>>
  at: Date
  /** Different for each call, or the provider rejects it as a replay. */
  nonce: string
}

/**
 * Signs a call without a body to Alibaba Cloud's RPC-style services (signature version 3, `ACS3-HMAC-SHA256`). Returns
 * the query and the headers to send with POST.
 */
export function signedCall(
  { host, action, version, query, at, nonce }: AliyunCall,
  { key, secret }: { key: string; secret: string },
): { search: string; headers: Record<string, string> } {
  const bodyHash = sha256('')
  const search = Object.entries(query)
    .toSorted(byName)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&')
  const headers: Record<string, string> = {
    host,
    'x-acs-action': action,
    'x-acs-content-sha256': bodyHash,
    'x-acs-date': at.toISOString().replace(/\.\d+Z$/, 'Z'),
    'x-acs-signature-nonce': nonce,
    'x-acs-version': version,
  }
  const lines = Object.entries(headers).toSorted(byName)
  const names = lines.map(([name]) => name).join(';')
  const canonical = ['POST', '/', search, lines.map((line) => `${line.join(':')}\n`).join(''), names, bodyHash]
  const signature = createHmac('sha256', secret)
    .update(`${algorithm}\n${sha256(canonical.join('\n'))}`)
    .digest('hex')
  const authorization = `${algorithm} Credential=${key},SignedHeaders=${names},Signature=${signature}`
  return { search, headers: { ...headers, authorization } }
}
