import { answerOf } from '../answer-of.ts'
import type { AlipayConfig, ProviderRuntime } from '../provider.ts'
import { ProviderError } from '../provider-error.ts'
import { rsaVerifies } from '../rsa.ts'
import { readAs } from '../shapes.ts'
import type { AlipayKeys } from './alipay-keys.ts'
import { memberTexts } from './answer-text.ts'
import { isSuccess, Outcome, refusalOf } from './error-codes.ts'
import { formBody, signedFields, type AlipayRequest } from './request.ts'

const headers = { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8', accept: 'application/json' }
const unreadable = () => new ProviderError('ANSWER_UNREADABLE')

function parsed(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null) return value
  } catch {
    // Falls through to the refusal below.
  }
  throw unreadable()
}

/** Signed calls of one device, whose answers are verified (payments §2.2). */
export class AlipayCalls {
  private readonly config: AlipayConfig
  private readonly keys: AlipayKeys
  private readonly runtime: ProviderRuntime

  constructor(config: AlipayConfig, keys: AlipayKeys, runtime: ProviderRuntime) {
    this.config = config
    this.keys = keys
    this.runtime = runtime
  }

  fields = (request: AlipayRequest) => signedFields(this.config, this.keys, request, this.runtime.now())

  /** Where browsers and servers send requests to. */
  get address(): string {
    return `${this.config.gateway}?charset=utf-8`
  }

  /** The inner answer of a method. Throws what the refusal means. */
  async call(request: AlipayRequest): Promise<object> {
    const body = Buffer.from(formBody(this.fields(request)))
    const answer = await answerOf(this.runtime.send, { method: 'POST', url: this.address, headers, body })
    const members = memberTexts(answer.body.toString())
    if (!members) throw unreadable()
    const inner = members.get(`${request.method.replaceAll('.', '_')}_response`) ?? members.get('error_response')
    if (inner === undefined) throw unreadable()
    const content = parsed(inner)
    const outcome = readAs(Outcome, content)
    if (!outcome) throw unreadable()
    this.verify(inner, members.get('sign'), outcome)
    if (!isSuccess(outcome)) throw refusalOf(outcome)
    return content
  }

  /** A file; its address came in a verified answer. */
  async download(url: string): Promise<Buffer> {
    const isSafe = url.startsWith('https://') || new URL(url).origin === new URL(this.config.gateway).origin
    if (!isSafe) throw unreadable()
    const answer = await answerOf(this.runtime.send, { method: 'GET', url, headers: {}, body: null })
    if (answer.status !== 200) throw new ProviderError('REQUEST_REFUSED', String(answer.status))
    return answer.body
  }

  /** The gateway signs what it says about trades; only that it did not let us in may come without. */
  private verify(inner: string, sign: string | undefined, outcome: Outcome): void {
    const isOfGateway = !isSuccess(outcome) && outcome.code !== '40004'
    if (sign === undefined && isOfGateway) return
    const signature = sign?.replace(/^"|"$/g, '').replaceAll('\\/', '/') ?? ''
    if (!rsaVerifies(this.keys.alipayKey, inner, signature)) throw new ProviderError('ANSWER_FORGED')
  }
}
