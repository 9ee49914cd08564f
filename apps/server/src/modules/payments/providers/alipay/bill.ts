import { unzipSync } from 'fflate'
import * as z from 'zod/mini'
import { isBillDue } from '../bill-due.ts'
import { BillRow } from '../bill-table.ts'
import type { StatementLine } from '../provider.ts'
import { ProviderError } from '../provider-error.ts'
import { readAs } from '../shapes.ts'
import type { AlipayCalls } from './alipay-calls.ts'

const BillAddress = z.object({ bill_download_url: z.url() })

/** Bytes of a file in the archive once unpacked. */
const maxBytes = 256 * 1024 * 1024
const firstColumn = '支付宝交易号'

function lineOf(row: BillRow): StatementLine[] {
  const isRefund = row.text('业务类型') === '退款'
  if (!isRefund && row.text('业务类型') !== '交易') return []
  return [
    {
      kind: isRefund ? 'refund' : 'payment',
      attempt_no: row.text('商户订单号'),
      trade_no: row.text('支付宝交易号'),
      refund_no: isRefund ? row.text('退款批次号/请求号') : '',
      amount_cents: Math.abs(row.cents('订单金额（元）')),
      // The fee stands as what it does to the balance: below zero where it was taken.
      fee_cents: -row.cents('服务费（元）') || 0,
      at: row.instant('完成时间'),
    },
  ]
}

const cellsOf = (line: string): string[] => line.split(',').map((cell) => cell.trim())

/** The lines of the list of trades, between its titles and the next remark. */
export function readAlipayBill(text: string): StatementLine[] {
  const rows = text.split(/\r?\n/)
  const head = rows.findIndex((row) => row.startsWith(`${firstColumn},`))
  if (head < 0) return []
  const columns = cellsOf(rows[head] ?? '')
  const below = rows.slice(head + 1)
  const end = below.findIndex((row) => row.startsWith('#') || !row.trim())
  return below.slice(0, end < 0 ? below.length : end).flatMap((row) => lineOf(new BillRow(columns, cellsOf(row))))
}

/** An archive of two tables in GBK, of the trades and of their sums. */
function readArchive(file: Buffer): StatementLine[] {
  let tables: Record<string, Uint8Array>
  try {
    tables = unzipSync(file, { filter: ({ originalSize }) => originalSize <= maxBytes })
  } catch {
    throw new ProviderError('ANSWER_UNREADABLE', '', 'the archive of a bill')
  }
  const gbk = new TextDecoder('gbk')
  return Object.values(tables).flatMap((table) => readAlipayBill(gbk.decode(table)))
}

/** Payments and refunds of a day. Before 10:00 of the next one a missing bill is not ready, later there was no trade. */
export async function alipayBill(calls: AlipayCalls, day: string, now: Date): Promise<StatementLine[]> {
  try {
    const biz_content = { bill_type: 'trade', bill_date: day }
    const answer = await calls.call({ method: 'alipay.data.dataservice.bill.downloadurl.query', biz_content })
    const address = readAs(BillAddress, answer)
    if (!address) throw new ProviderError('ANSWER_UNREADABLE', '', 'the address of a bill')
    return readArchive(await calls.download(address.bill_download_url))
  } catch (error) {
    if (!(error instanceof ProviderError) || error.code !== 'isp.bill_not_exist') throw error
    if (isBillDue(day, now)) return []
    throw new ProviderError('BILL_NOT_READY', error.code)
  }
}
