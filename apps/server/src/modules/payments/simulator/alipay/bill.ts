import { zipSync } from 'fflate'
import { formatMoney } from '@fangshi/contract/money'
import { formatDateTime } from '@fangshi/contract/time'
import type { SimulatedTrade } from '../store.ts'
import { feeOf, type World } from '../world.ts'
import { gbk } from './gbk.ts'
import { AlipayRefusal } from './read-request.ts'

const columns = [
  '支付宝交易号',
  '商户订单号',
  '业务类型',
  '商品名称',
  '创建时间',
  '完成时间',
  '门店编号',
  '门店名称',
  '操作员',
  '终端号',
  '对方账户',
  '订单金额（元）',
  '商家实收（元）',
  '支付宝红包（元）',
  '集分宝（元）',
  '支付宝优惠（元）',
  '商家优惠（元）',
  '券核销金额（元）',
  '券名称',
  '商家红包消费金额（元）',
  '卡消费金额（元）',
  '退款批次号/请求号',
  '服务费（元）',
  '分润（元）',
  '备注',
] as const
type Cells = Partial<Record<(typeof columns)[number], string>>

const rowOf = (cells: Cells): string => columns.map((column) => `${cells[column] ?? ''}\t`).join(',')

function rowsOf(trade: SimulatedTrade, on: (ms: number) => boolean): string[] {
  const shared: Cells = { 商户订单号: trade.out_trade_no, 商品名称: trade.subject }
  const row = (trade_no: string, cents: number, at: number, more: Cells): string => {
    const [amount, time] = [formatMoney(cents), formatDateTime(new Date(at))]
    return rowOf({
      ...shared,
      支付宝交易号: trade_no,
      创建时间: time,
      完成时间: time,
      '订单金额（元）': amount,
      '商家实收（元）': amount,
      '服务费（元）': formatMoney(-feeOf(cents)),
      ...more,
    })
  }
  return [
    ...trade.payments
      .filter(({ paid_at }) => on(paid_at))
      .map(({ trade_no, amount_cents, paid_at }) => row(trade_no, amount_cents, paid_at, { 业务类型: '交易' })),
    ...trade.refunds
      .filter(({ done_at, outcome }) => outcome === 'SUCCESS' && on(done_at))
      .map(({ trade_no, refund_cents, done_at, refund_no }) =>
        row(trade_no, -refund_cents, done_at, { 业务类型: '退款', '退款批次号/请求号': refund_no }),
      ),
  ]
}

/** The archive of a day: the list of trades, and a list of sums that names none. */
export async function billArchive({ keys, store }: World, day: string): Promise<Buffer> {
  const on = (ms: number) => formatDateTime(new Date(ms)).startsWith(day)
  const trades = await store.all('alipay')
  const rows = trades.flatMap((trade) => rowsOf(trade, on))
  if (!rows.length) throw new AlipayRefusal('40004', 'isp.bill_not_exist', '账单不存在')
  const title = ['#支付宝业务明细查询', `#账号：[${keys.alipay.seller_id}0156]`, '#----业务明细列表----']
  const end = ['#----业务明细列表结束----', '']
  const details = [...title, columns.join(','), ...rows, ...end].join('\r\n')
  const sums = ['#支付宝业务汇总查询', '门店编号,门店名称,交易订单总笔数', '合计\t,\t,1\t', ''].join('\r\n')
  const files = { 'trades.csv': gbk(details), 'sums.csv': gbk(sums) }
  return Buffer.from(zipSync(files))
}
