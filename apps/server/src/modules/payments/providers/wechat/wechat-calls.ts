import * as z from 'zod/mini'
import { answerOf } from '../answer-of.ts'
import type { ProviderRuntime, WechatConfig } from '../provider.ts'
import { ProviderError } from '../provider-error.ts'
import { readAs } from '../shapes.ts'
import { strictJson } from '../strict-json.ts'
import type { ProviderAnswer } from '../transport.ts'
import { authorization } from './authorization.ts'
import { refusalOf } from './error-codes.ts'
import { decryptResource, Resource } from './resource.ts'
import { signatureRefusal } from './signature-refusal.ts'
import { addCertificates, type WechatKeys } from './wechat-keys.ts'

const refreshEveryMs = 60_000

const Certificates = z.object({ data: z.array(z.object({ encrypt_certificate: Resource })) })

/** Signed calls of one device, whose answers are verified (payments §2.1). */
export class WechatCalls {
  private readonly config: WechatConfig
  private readonly keys: WechatKeys
  private readonly runtime: ProviderRuntime
  private refreshedAt = -Infinity

  constructor(config: WechatConfig, keys: WechatKeys, runtime: ProviderRuntime) {
    this.config = config
    this.keys = keys
    this.runtime = runtime
  }

  get = (path: string): Promise<object> => this.call('GET', path, '')
  post = (path: string, body: object): Promise<object> => this.call('POST', path, JSON.stringify(body))

  /** A file that was announced with its hash, which the caller checks: downloads are not signed. */
  async download(url: string): Promise<Buffer> {
    const { gateway } = this.config
    const { pathname, search } = new URL(url)
    const path = url.startsWith(`${gateway}/`) ? url.slice(gateway.length) : pathname + search
    const answer = await this.send('GET', path, '', url)
    if (answer.status !== 200) throw refusalOf(answer)
    return answer.body
  }

  /** Fetches the platform certificates; false when there are none that hold. At most once a minute. */
  async refreshKeys(): Promise<boolean> {
    const at = this.runtime.now().getTime()
    if (at - this.refreshedAt < refreshEveryMs) return false
    this.refreshedAt = at
    const answer = await this.send('GET', '/v3/certificates', '')
    const list = answer.status === 200 ? readAs(Certificates, strictJson(answer.body)) : null
    const fetched: WechatKeys['platform'] = new Map()
    for (const { encrypt_certificate } of list?.data ?? []) {
      addCertificates(fetched, String(decryptResource(this.keys.apiKey, encrypt_certificate) ?? ''))
    }
    // Whoever encrypted the certificates knows our API key; that the list is whole, its signature shows.
    if (signatureRefusal(answer, new Map([...this.keys.platform, ...fetched]), this.runtime.now())) return false
    for (const [serial, key] of fetched) this.keys.platform.set(serial, key)
    return fetched.size > 0
  }

  private send(method: 'GET' | 'POST', path: string, body: string, url = this.config.gateway + path) {
    const headers = {
      accept: 'application/json',
      'user-agent': 'fangshi',
      authorization: authorization(this.config, this.keys.privateKey, { method, path, body }, this.runtime.now()),
      // Asks for an answer that is signed with this key.
      'wechatpay-serial': this.config.platform_id,
      ...(body ? { 'content-type': 'application/json' } : {}),
    }
    return answerOf(this.runtime.send, { method, url, headers, body: body ? Buffer.from(body) : null })
  }

  private async call(method: 'GET' | 'POST', path: string, body: string): Promise<object> {
    const answer = await this.send(method, path, body)
    const isGood = answer.status >= 200 && answer.status < 300
    // Whether refusals are always signed, the provider does not say; a signature that is there must hold.
    if (isGood || answer.headers['wechatpay-signature'] !== undefined) await this.verify(answer)
    if (!isGood) throw refusalOf(answer)
    const content = answer.body.length ? strictJson(answer.body) : {}
    if (!content) throw new ProviderError('ANSWER_UNREADABLE')
    return content
  }

  private async verify(answer: ProviderAnswer): Promise<void> {
    const refusal = () => signatureRefusal(answer, this.keys.platform, this.runtime.now())
    let found = refusal()
    if (found === 'SERIAL_UNKNOWN' && (await this.refreshKeys())) found = refusal()
    if (found) throw new ProviderError('ANSWER_FORGED', found)
  }
}
