import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { formatMoney } from '@fangshi/contract/money'
import { formatDateTime } from '@fangshi/contract/time'
import { ChinaTime } from '../../providers/alipay/trade.ts'
import { AttemptNo, readAs, YuanAbove0 } from '../../providers/shapes.ts'
import type { SimulatedTrade } from '../store.ts'
import { balanceOf, closeTrade, newNumber, RefusedMove } from '../trade-moves.ts'
import type { World } from '../world.ts'
import { AlipayRefusal, type AlipayCall } from './read-request.ts'

const Order = z.object({
  out_trade_no: AttemptNo,
  total_amount: YuanAbove0,
  subject: z.string().check(z.minLength(1), z.maxLength(256), z.regex(/^[^&=+%#\r\n]+$/)),
  product_code: z.string(),
  time_expire: ChinaTime,
  buyer_id: z.optional(z.string()),
  buyer_open_id: z.optional(z.string()),
})

const invalid = () => new AlipayRefusal('40004', 'ACQ.INVALID_PARAMETER', '参数无效')

/** Makes a trade, or finds the one that the same request made. `is_known` once the payer has opened it. */
export async function createTrade(world: World, call: AlipayCall, device: string): Promise<SimulatedTrade> {
  const order = readAs(Order, call.content)
  if (!order || !/^https?:\/\/[^?]+$/.test(call.notify_url)) throw invalid()
  if (device === 'mini' && !order.buyer_id && !order.buyer_open_id) throw invalid()
  if (order.time_expire.getTime() <= world.now()) throw invalid()
  const request = JSON.stringify([call.method, call.content])
  const trade: SimulatedTrade = {
    provider: 'alipay',
    device,
    out_trade_no: order.out_trade_no,
    code: randomBytes(12).toString('hex'),
    request,
    subject: order.subject,
    amount_cents: order.total_amount,
    notify_url: call.notify_url,
    expires_at: order.time_expire.getTime(),
    is_known: device !== 'scan',
    state: 'NOTPAY',
    payments: [],
    refunds: [],
    notices: [],
  }
  if (await world.store.insert(trade)) return trade
  const found = await world.store.find('alipay', 'out_trade_no', order.out_trade_no)
  if (!found) throw new AlipayRefusal('40004', 'ACQ.SYSTEM_ERROR', '系统错误')
  if (found.state === 'PAID') throw new AlipayRefusal('40004', 'ACQ.TRADE_HAS_SUCCESS', '交易已被支付')
  if (found.state === 'CLOSED') throw new AlipayRefusal('40004', 'ACQ.TRADE_HAS_CLOSE', '交易已经关闭')
  if (found.request !== request) throw new AlipayRefusal('40004', 'ACQ.CONTEXT_INCONSISTENT', '交易信息被篡改')
  return found
}

const Numbers = z.object({ out_trade_no: z.optional(z.string()), trade_no: z.optional(z.string()) })

/** The trade that a request names; both numbers may stand, then the provider's counts. */
export async function namedTrade({ store, now }: World, content: object): Promise<SimulatedTrade> {
  const { out_trade_no = '', trade_no = '' } = readAs(Numbers, content) ?? {}
  const found = trade_no
    ? await store.find('alipay', 'trade_no', trade_no)
    : await store.find('alipay', 'out_trade_no', out_trade_no)
  if (!found?.is_known) throw new AlipayRefusal('40004', 'ACQ.TRADE_NOT_EXIST', '交易不存在')
  if (found.state !== 'NOTPAY' || now() < found.expires_at) return found
  // Unlike WeChat Pay, Alipay closes what has expired by itself.
  await store.change('alipay', found.out_trade_no, (trade) => closeTrade(trade, trade.expires_at))
  return { ...found, state: 'CLOSED' }
}

export async function queryTrade(world: World, content: object): Promise<object> {
  const trade = await namedTrade(world, content)
  const [payment] = trade.payments
  const shared = { out_trade_no: trade.out_trade_no, buyer_logon_id: '138****0000' }
  if (!payment) {
    const trade_status = trade.state === 'CLOSED' ? 'TRADE_CLOSED' : 'WAIT_BUYER_PAY'
    return { ...shared, trade_no: newNumber(), trade_status, total_amount: formatMoney(trade.amount_cents) }
  }
  const total_amount = formatMoney(payment.amount_cents)
  return {
    ...shared,
    trade_no: payment.trade_no,
    trade_status: balanceOf(trade, world.now()) === 0 ? 'TRADE_CLOSED' : 'TRADE_SUCCESS',
    total_amount,
    buyer_pay_amount: total_amount,
    buyer_user_id: '2088000000000002',
    send_pay_date: formatDateTime(new Date(payment.paid_at)),
  }
}

export async function closeNamedTrade(world: World, content: object): Promise<object> {
  const { out_trade_no, state } = await namedTrade(world, content)
  const notWaiting = () => new AlipayRefusal('40004', 'ACQ.TRADE_STATUS_ERROR', '交易状态不合法')
  if (state === 'CLOSED') throw notWaiting()
  try {
    await world.store.change('alipay', out_trade_no, (trade) => closeTrade(trade, world.now()))
  } catch (error) {
    if (error instanceof RefusedMove) throw notWaiting()
    throw error
  }
  return { out_trade_no }
}
