import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { Fen, Instant, readAs } from '../../providers/shapes.ts'
import type { SimulatedTrade } from '../store.ts'
import { closeTrade, doneRefunds, RefusedMove } from '../trade-moves.ts'
import type { World } from '../world.ts'
import { transactionOf } from './notice.ts'
import { WechatRefusal } from './request-refusal.ts'

export const NotifyUrl = z.url().check(z.regex(/^https?:\/\/[^?]+$/), z.maxLength(255))
const OutTradeNo = z.string().check(z.regex(/^[0-9A-Za-z_\-|*]{6,32}$/))

const Order = z.object({
  appid: z.string(),
  mchid: z.string(),
  description: z.string().check(z.minLength(1), z.maxLength(127)),
  out_trade_no: OutTradeNo,
  time_expire: Instant,
  notify_url: NotifyUrl,
  amount: z.object({ total: Fen, currency: z.literal('CNY') }),
  payer: z.optional(z.object({ openid: z.string().check(z.minLength(1), z.maxLength(128)) })),
  scene_info: z.optional(
    z.object({
      payer_client_ip: z.string().check(z.minLength(1), z.maxLength(45)),
      h5_info: z.object({ type: z.string() }),
    }),
  ),
})

const minuteMs = 60_000
const devices: Readonly<Record<string, string>> = { native: 'scan', h5: 'wap', jsapi: 'mp', app: 'app' }

function readOrder({ keys, now }: World, kind: string, body: object): z.infer<typeof Order> {
  const order = readAs(Order, body)
  const isWhole = (kind !== 'jsapi' || order?.payer) && (kind !== 'h5' || order?.scene_info)
  if (!order || !isWhole) throw new WechatRefusal(400, 'PARAM_ERROR', '参数错误')
  if (order.mchid !== keys.wechat.mch_id || order.appid !== keys.wechat.appid) {
    throw new WechatRefusal(400, 'APPID_MCHID_NOT_MATCH', 'appid和mch_id不匹配')
  }
  if (order.time_expire.getTime() < now() + minuteMs) throw new WechatRefusal(400, 'PARAM_ERROR', 'time_expire时间过短')
  return order
}

function refuseAgain(trade: SimulatedTrade, request: string): void {
  if (trade.state === 'PAID') throw new WechatRefusal(400, 'ORDERPAID', '该订单已支付')
  if (trade.state === 'CLOSED') throw new WechatRefusal(400, 'ORDER_CLOSED', '该订单已关闭')
  if (trade.request !== request) throw new WechatRefusal(403, 'OUT_TRADE_NO_USED', '商户订单号重复')
}

/** Makes an order, or answers the same request again. */
export async function createOrder(world: World, kind: string, body: object): Promise<object> {
  const order = readOrder(world, kind, body)
  const request = JSON.stringify([kind, body])
  const code = randomBytes(12).toString('hex')
  const trade: SimulatedTrade = {
    provider: 'wechat',
    device: devices[kind] ?? kind,
    out_trade_no: order.out_trade_no,
    code,
    request,
    subject: order.description,
    amount_cents: order.amount.total,
    notify_url: order.notify_url,
    expires_at: order.time_expire.getTime(),
    is_known: true,
    state: 'NOTPAY',
    payments: [],
    refunds: [],
    notices: [],
  }
  const isNew = await world.store.insert(trade)
  const found = isNew ? trade : await world.store.find('wechat', 'out_trade_no', order.out_trade_no)
  if (!found) throw new WechatRefusal(500, 'SYSTEM_ERROR', '系统错误')
  if (!isNew) refuseAgain(found, request)
  if (kind === 'native') return { code_url: world.walletUrl(found.code) }
  if (kind === 'h5') return { h5_url: `${world.walletUrl(found.code)}&package=1` }
  return { prepay_id: found.code }
}

async function existing({ store }: World, out_trade_no: string): Promise<SimulatedTrade> {
  const trade = await store.find('wechat', 'out_trade_no', out_trade_no)
  if (!trade) throw new WechatRefusal(404, 'ORDER_NOT_EXIST', '订单不存在')
  return trade
}

/** The answer to a query: an expired order still reads NOTPAY until it is closed. */
export async function queryOrder(world: World, out_trade_no: string): Promise<object> {
  const trade = await existing(world, out_trade_no)
  const [payment] = trade.payments
  if (payment) {
    const isRefunded = doneRefunds(trade, world.now()).length > 0
    return transactionOf(world.keys, trade, payment, isRefunded ? 'REFUND' : 'SUCCESS')
  }
  const { appid, mch_id } = world.keys.wechat
  const amount = { total: trade.amount_cents, currency: 'CNY' }
  return { appid, mchid: mch_id, out_trade_no, trade_state: trade.state, trade_state_desc: '订单未支付', amount }
}

export async function closeOrder(world: World, out_trade_no: string): Promise<void> {
  await existing(world, out_trade_no)
  try {
    await world.store.change('wechat', out_trade_no, (trade) => closeTrade(trade, world.now()))
  } catch (error) {
    if (error instanceof RefusedMove) throw new WechatRefusal(400, 'ORDERPAID', '该订单已支付')
    throw error
  }
}
