import { randomUUID } from 'node:crypto'
import { ask, PrivateTargetError, type Answer } from '../../kernel/http/outgoing.ts'
import { signedCall } from './aliyun-signature.ts'
import { SmsFault, SmsUnanswered, type SmsDriver } from './sms-driver.ts'

const timeoutMs = 10_000
const maxBytes = 64 * 1024

export interface AliyunAccount {
  /** `https://` and the provider's host. */
  origin: string
  key: string
  secret: string
  /** The sign name for templates that have none. */
  sign: string
  /** Refuse private and loopback targets (rules §11). */
  publicOnly: boolean
}

/** Error codes for a busy or failing provider; any other code concerns the request itself. */
const isPassing = (code: string): boolean => /^(Throttling|ServiceUnavailable|InternalError|isp\.)/.test(code)

function readAnswer({ status, body }: Answer): { code: string; message: string } {
  try {
    const { Code, Message } = JSON.parse(body.toString()) as { Code?: unknown; Message?: unknown }
    return { code: String(Code), message: `${Code}: ${Message}` }
  } catch {
    return { code: '', message: `the provider answered ${status}` }
  }
}

/** Errors of a connection that was never made. */
const unreached = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']

/** What a call without an answer means: whether it can have been sent. */
function refuse(error: unknown): never {
  if (error instanceof PrivateTargetError) throw new SmsFault('the provider’s host is of a private network')
  const { code, message } = error as NodeJS.ErrnoException
  throw unreached.includes(code ?? '') ? error : new SmsUnanswered(`the provider did not answer: ${message}`)
}

/** Sends through Alibaba Cloud's `SendSms`, whose templates hold the text; the values are sent as JSON. */
export const aliyun = ({ origin, sign, publicOnly, ...keys }: AliyunAccount): SmsDriver => ({
  knows: ({ code }) => code !== '',
  async send(ctx, { phone, template, values }) {
    const query = {
      PhoneNumbers: phone,
      SignName: template.signature || sign,
      TemplateCode: template.code,
      TemplateParam: JSON.stringify(values),
    }
    const { host } = new URL(origin)
    const call = { host, action: 'SendSms', version: '2017-05-25', query, at: ctx.now(), nonce: randomUUID() }
    const { search, headers } = signedCall(call, keys)
    const sending = { method: 'POST', headers, body: Buffer.alloc(0), timeoutMs, maxBytes, publicOnly } as const
    const answer = await ask(new URL(`/?${search}`, origin), sending).catch(refuse)
    const { code, message } = readAnswer(answer)
    if (code === 'OK') return
    if (!code && answer.status < 500) throw new SmsUnanswered(message)
    throw answer.status >= 500 || isPassing(code) ? new Error(message) : new SmsFault(message)
  },
})
