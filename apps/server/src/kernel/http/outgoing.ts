import { lookup } from 'node:dns'
import { lookup as lookupHost } from 'node:dns/promises'
import { Agent as HttpAgent, request as overHttp, type IncomingMessage, type RequestOptions } from 'node:http'
import { Agent as HttpsAgent, request as overHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPrivateAddress } from './private-address.ts'

/** The target is of a private network, and the call was to reach public ones only. */
export class PrivateTargetError extends Error {}

/** Checks the very address that is then connected to, so a name cannot resolve to another one in between. */
const publicLookup: LookupFunction = (host, options, done) =>
  lookup(host, options, (error, found, family) => {
    const all = Array.isArray(found) ? found : [{ address: found, family }]
    const isRefused = !error && all.some(({ address }) => isPrivateAddress(address))
    done(isRefused ? new PrivateTargetError(host) : error, found as string, family)
  })

/** Keep connections that were checked when they were opened, apart from those that may lead anywhere. */
const publicAgents = {
  'http:': new HttpAgent({ keepAlive: true, lookup: publicLookup }),
  'https:': new HttpsAgent({ keepAlive: true, lookup: publicLookup }),
}

/** The address of a host to connect to. Throws `PrivateTargetError` for one of a private network where only public ones will do. */
export async function addressOf(host: string, publicOnly: boolean): Promise<string> {
  const { address } = await lookupHost(host)
  if (publicOnly && isPrivateAddress(address)) throw new PrivateTargetError(host)
  return address
}

interface OutgoingRequest {
  method: 'GET' | 'PUT' | 'DELETE' | 'POST'
  headers?: Record<string, string>
  body?: Uint8Array | undefined
  /** For the whole exchange, in ms. */
  timeoutMs: number
  /** Most bytes of an answer. */
  maxBytes: number
  /** Refuse private and loopback targets (rules §11): everywhere but where `OUTGOING_PRIVATE` allows them. */
  publicOnly: boolean
}

export interface Answer {
  status: number
  /** Lower-case names; those sent several times are joined by commas. */
  headers: Readonly<Record<string, string | undefined>>
  body: Buffer
}

/** Cookies are the only ones that Node keeps as a list. */
const joined = ({ headers }: IncomingMessage): Answer['headers'] => ({
  ...headers,
  'set-cookie': headers['set-cookie']?.join(', '),
})

async function read(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer) {
    size += (part as Buffer).length
    if (size > maxBytes) throw new Error('the answer is too large')
    parts.push(part as Buffer)
  }
  return Buffer.concat(parts)
}

/**
 * Asks another server over http or https; redirects are not followed. Throws `PrivateTargetError`, or an Error when no
 * whole answer came in time.
 */
export async function ask(url: URL, sending: OutgoingRequest): Promise<Answer> {
  const { method, headers = {}, body, timeoutMs, maxBytes, publicOnly } = sending
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (publicOnly && isIP(host) && isPrivateAddress(host)) throw new PrivateTargetError(host)
  const options: RequestOptions = {
    method,
    headers: { ...headers, ...(body ? { 'content-length': String(body.length) } : {}) },
    signal: AbortSignal.timeout(timeoutMs),
    ...(publicOnly ? { agent: publicAgents[url.protocol === 'https:' ? 'https:' : 'http:'] } : {}),
  }
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = (url.protocol === 'https:' ? overHttps : overHttp)(url, options, resolve)
    request.on('error', reject)
    request.end(body)
  })
  return { status: answer.statusCode ?? 0, headers: joined(answer), body: await read(answer, maxBytes) }
}
