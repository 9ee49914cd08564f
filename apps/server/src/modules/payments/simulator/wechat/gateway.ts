import { randomBytes } from 'node:crypto'
import { strictJson } from '../../providers/strict-json.ts'
import type { ProviderAnswer, ProviderRequest } from '../../providers/transport.ts'
import { chinaInstant } from '../../providers/wechat/prepare.ts'
import { encryptResource } from '../../providers/wechat/resource.ts'
import { simulatorGateways } from '../configs.ts'
import type { World } from '../world.ts'
import { billAddress, billFile } from './bill.ts'
import { closeOrder, createOrder, queryOrder } from './orders.ts'
import { createRefund, queryRefund } from './refunds.ts'
import { checkAuthorization, WechatRefusal } from './request-refusal.ts'
import { signatureHeaders, signerOf } from './signer.ts'

interface Call {
  world: World
  /** The variable part of the path. */
  part: string
  query: URLSearchParams
  body: object
}
type Handler = (call: Call) => Promise<object | null>

const requireMerchant = ({ world, query, body }: Call): void => {
  const mchid = query.get('mchid') ?? (body as { mchid?: unknown }).mchid
  if (mchid !== world.keys.wechat.mch_id) throw new WechatRefusal(400, 'PARAM_ERROR', 'mchid')
}

async function certificates({ world }: Call): Promise<object> {
  const { key, platform } = world.keys.wechat
  const nonce = randomBytes(6).toString('hex')
  const encrypt_certificate = encryptResource(Buffer.from(key), platform.certificate, nonce, 'certificate')
  const effective_time = chinaInstant(new Date(world.now()))
  return { data: [{ serial_no: platform.serial, effective_time, expire_time: effective_time, encrypt_certificate }] }
}

const routes: readonly [method: string, path: RegExp, handler: Handler][] = [
  [
    'POST',
    /^\/v3\/pay\/transactions\/(native|h5|jsapi|app)$/,
    ({ world, part, body }) => createOrder(world, part, body),
  ],
  [
    'GET',
    /^\/v3\/pay\/transactions\/out-trade-no\/([^/]+)$/,
    (call) => {
      requireMerchant(call)
      return queryOrder(call.world, call.part)
    },
  ],
  [
    'POST',
    /^\/v3\/pay\/transactions\/out-trade-no\/([^/]+)\/close$/,
    async (call) => {
      requireMerchant(call)
      await closeOrder(call.world, call.part)
      return null
    },
  ],
  ['POST', /^\/v3\/refund\/domestic\/(refunds)$/, ({ world, body }) => createRefund(world, body)],
  ['GET', /^\/v3\/refund\/domestic\/refunds\/([^/]+)$/, ({ world, part }) => queryRefund(world, part)],
  ['GET', /^\/v3\/(certificates)$/, certificates],
  [
    'GET',
    /^\/v3\/bill\/(tradebill)$/,
    ({ world, query }) => billAddress(world, query.get('bill_date') ?? '', simulatorGateways.wechat),
  ],
]

function readBody({ body }: ProviderRequest): object {
  const content = body ? strictJson(body) : {}
  if (!content) throw new WechatRefusal(400, 'PARAM_ERROR', '请求体不是有效的JSON')
  return content
}

async function handle(world: World, request: ProviderRequest, url: URL): Promise<{ status: number; body: Buffer }> {
  try {
    checkAuthorization(world.keys, request, url.pathname + url.search, world.now())
    if (url.pathname === '/v3/billdownload/file') {
      return { status: 200, body: await billFile(world, url.searchParams.get('token') ?? '') }
    }
    for (const [method, path, handler] of routes) {
      const part = method === request.method ? path.exec(url.pathname)?.[1] : undefined
      if (part === undefined) continue
      const call = { world, part: decodeURIComponent(part), query: url.searchParams, body: readBody(request) }
      const content = await handler(call)
      return { status: content ? 200 : 204, body: Buffer.from(content ? JSON.stringify(content) : '') }
    }
    throw new WechatRefusal(404, 'RESOURCE_NOT_EXISTS', '无效的请求路径')
  } catch (error) {
    if (!(error instanceof WechatRefusal)) throw error
    return { status: error.status, body: Buffer.from(JSON.stringify({ code: error.code, message: error.message })) }
  }
}

let answers = 0

/** Answers a request as WeChat Pay would, signed with the key that the merchant named where it may. */
export async function wechatGateway(world: World, request: ProviderRequest): Promise<ProviderAnswer> {
  const { keys, controls } = world
  const url = new URL(request.url)
  const { status, body } = await handle(world, request, url)
  if (url.pathname === '/v3/billdownload/file' && status === 200) return { status, headers: {}, body }
  const signer = signerOf(keys, controls.serials, answers++)
  const at = new Date(world.now() - (controls.answers === 'stale' ? 301_000 : 0))
  const signedBody = controls.answers === 'forged' ? Buffer.from('{"another":"text"}') : body
  const headers = controls.answers === 'unsigned' ? {} : signatureHeaders(signer, signedBody, at)
  return { status, headers: { 'content-type': 'application/json', ...headers }, body }
}
