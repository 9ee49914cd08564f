import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request to the fake provider whose signature was valid. */
export type SmsRequest = Record<string, string>

export interface SmsProvider {
  origin: string
  requests: SmsRequest[]
  /** Its next answers in order; then `OK`. */
  answers: { status?: number; body: unknown }[]
  close(): Promise<void>
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The signature by the provider's documentation, computed from the request as received. */
function expectedSignature(
  { method, url = '', headers }: IncomingMessage,
  signed: string,
  body: string,
  secret: string,
) {
  const [path, query = ''] = url.split('?')
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const canonical = [method, path, query.split('&').sort().join('&'), lines.join(''), signed, sha256(body)].join('\n')
  return createHmac('sha256', secret)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest('hex')
}

const needed = ['host', 'x-acs-action', 'x-acs-content-sha256', 'x-acs-date', 'x-acs-signature-nonce', 'x-acs-version']

/** A fake provider on loopback that answers `SendSms` and refuses invalid signatures and repeated requests. */
export async function smsProvider(keys: { key: string; secret: string }): Promise<SmsProvider> {
  const requests: SmsRequest[] = []
  const answers: SmsProvider['answers'] = []
  const nonces = new Set<unknown>()

  function judge(request: IncomingMessage, body: string): { status?: number; body: unknown } {
    const { authorization = '', 'x-acs-signature-nonce': nonce, 'x-acs-action': action } = request.headers
    const [, key, signed = '', signature] =
      /^ACS3-HMAC-SHA256 Credential=(.+),SignedHeaders=(.+),Signature=(\w+)$/.exec(authorization) ?? []
    const refuse = (Code: string) => ({ status: 400, body: { Code, Message: 'refused' } })
    if (key !== keys.key) return refuse('InvalidAccessKeyId.NotFound')
    if (!needed.every((name) => signed.split(';').includes(name))) return refuse('IncompleteSignature')
    if (signature !== expectedSignature(request, signed, body, keys.secret)) return refuse('SignatureDoesNotMatch')
    if (nonces.has(nonce)) return refuse('SignatureNonceUsed')
    nonces.add(nonce)
    const query = new URL(request.url ?? '', 'http://fake').searchParams
    requests.push({ action: String(action), ...Object.fromEntries(query) })
    return answers.shift() ?? { body: { Code: 'OK', Message: 'OK', BizId: '1^0', RequestId: 'r' } }
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { status = 200, body } = judge(request, Buffer.concat(parts).toString())
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answers,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
