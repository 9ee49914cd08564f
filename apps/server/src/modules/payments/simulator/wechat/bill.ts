import { createHash } from 'node:crypto'
import { formatMoney } from '@fangshi/contract/money'
import { formatDateTime } from '@fangshi/contract/time'
import type { SimulatedTrade } from '../store.ts'
import { feeOf, type World } from '../world.ts'
import { WechatRefusal } from './request-refusal.ts'

const columns = [
  '交易时间',
  '公众账号ID',
  '商户号',
  '特约商户号',
  '设备号',
  '微信订单号',
  '商户订单号',
  '用户标识',
  '交易类型',
  '交易状态',
  '付款银行',
  '货币种类',
  '应结订单金额',
  '代金券金额',
  '微信退款单号',
  '商户退款单号',
  '退款金额',
  '充值券退款金额',
  '退款类型',
  '退款状态',
  '商品名称',
  '商户数据包',
  '手续费',
  '费率',
  '订单金额',
  '申请退款金额',
  '费率备注',
] as const
type Cells = Partial<Record<(typeof columns)[number], string>>

const sums = '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额'

const rowOf = (cells: Cells): string => columns.map((column) => `\`${cells[column] ?? ''}`).join(',')
const isOn = (day: string) => (ms: number) => formatDateTime(new Date(ms)).startsWith(day)

function rowsOf({ keys }: World, trade: SimulatedTrade, on: (ms: number) => boolean): string[] {
  const shared: Cells = {
    公众账号ID: keys.wechat.appid,
    商户号: keys.wechat.mch_id,
    商户订单号: trade.out_trade_no,
    货币种类: 'CNY',
    商品名称: trade.subject,
    费率: '0.60%',
  }
  const paid = trade.payments
    .filter(({ paid_at }) => on(paid_at))
    .map(({ paid_at, trade_no, amount_cents }) => ({
      ...shared,
      交易时间: formatDateTime(new Date(paid_at)),
      微信订单号: trade_no,
      交易状态: 'SUCCESS',
      应结订单金额: formatMoney(amount_cents),
      手续费: `${formatMoney(feeOf(amount_cents))}000`,
      订单金额: formatMoney(amount_cents),
      申请退款金额: '0.00',
    }))
  const refunded = trade.refunds
    .filter(({ done_at, outcome }) => outcome === 'SUCCESS' && on(done_at))
    .map(({ done_at, trade_no, refund_no, refund_id, refund_cents }) => ({
      ...shared,
      交易时间: formatDateTime(new Date(done_at)),
      微信订单号: trade_no,
      交易状态: 'REFUND',
      微信退款单号: refund_id,
      商户退款单号: refund_no,
      退款金额: formatMoney(refund_cents),
      退款状态: 'SUCCESS',
      手续费: `${formatMoney(-feeOf(refund_cents))}000`,
      订单金额: '0.00',
      申请退款金额: formatMoney(refund_cents),
    }))
  return [...paid, ...refunded].map(rowOf)
}

/** The file of a day. */
export async function billFile(world: World, day: string): Promise<Buffer> {
  const trades = await world.store.all('wechat')
  const rows = trades.flatMap((trade) => rowsOf(world, trade, isOn(day)))
  if (!rows.length) throw new WechatRefusal(400, 'NO_STATEMENT_EXIST', '账单文件不存在')
  const text = [columns.join(','), ...rows, sums, `\`${rows.length},\`0.00,\`0.00,\`0.00,\`0.00,\`0.00,\`0.00`]
  return Buffer.from(`\uFEFF${text.join('\r\n')}\r\n`)
}

/** Where the file is and what its hash is. */
export async function billAddress(world: World, day: string, address: string): Promise<object> {
  const file = await billFile(world, day)
  const hash_value = createHash('sha1').update(file).digest('hex')
  return { hash_type: 'SHA1', hash_value, download_url: `${address}/v3/billdownload/file?token=${day}` }
}
