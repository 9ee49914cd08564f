import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request to the fake provider whose signature was valid. */
export type ParcelRequest = Record<string, string>

export interface KopProvider {
  address: string
  requests: ParcelRequest[]
  /** Its next answers in order; after them it knows no parcel. */
  answers: { status?: number; body: unknown }[]
  close(): Promise<void>
}

/** A fake provider on loopback that answers `express.info.get` and refuses invalid signatures. */
export async function kopProvider(keys: { appid: string; appkey: string }): Promise<KopProvider> {
  const requests: ParcelRequest[] = []
  const answers: KopProvider['answers'] = []

  function judge(body: string): { status?: number; body: unknown } {
    const form = new URLSearchParams(body)
    const [id, method, ts] = ['app_id', 'method', 'ts'].map((name) => form.get(name) ?? '')
    const sign = createHash('md5').update(`${id}${method}${ts}${keys.appkey}`).digest('hex')
    if (id !== keys.appid || form.get('sign') !== sign) return { body: { code: 1006, msg: '授权认证失败', data: '' } }
    if (method !== 'express.info.get') return { body: { code: 1003, msg: '接口不存在或已废弃', data: '' } }
    requests.push(JSON.parse(form.get('data') ?? '{}') as ParcelRequest)
    return answers.shift() ?? { body: { code: 0, msg: 'success', data: [] } }
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { status = 200, body } = judge(Buffer.concat(parts).toString())
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    requests,
    answers,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
