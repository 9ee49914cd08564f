import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { isBillDue } from '../bill-due.ts'
import { BillRow } from '../bill-table.ts'
import type { StatementLine } from '../provider.ts'
import { ProviderError } from '../provider-error.ts'
import { readAs } from '../shapes.ts'
import type { WechatCalls } from './wechat-calls.ts'

const BillAddress = z.object({
  hash_type: z.literal('SHA1'),
  hash_value: z.string().check(z.regex(/^[0-9a-f]{40}$/i)),
  download_url: z.url(),
})

/** Each cell begins with a backtick, so that spreadsheets take numbers for text. */
const cellsOf = (line: string): string[] => line.replace(/^`/, '').split(',`')

function lineOf(row: BillRow): StatementLine[] {
  const state = row.text('交易状态')
  const isRefund = state === 'REFUND'
  if ((!isRefund && state !== 'SUCCESS') || (isRefund && row.text('退款状态') === 'FAIL')) return []
  return [
    {
      kind: isRefund ? 'refund' : 'payment',
      attempt_no: row.text('商户订单号'),
      trade_no: row.text('微信订单号'),
      refund_no: isRefund ? row.text('商户退款单号') : '',
      amount_cents: row.cents(isRefund ? '申请退款金额' : '订单金额'),
      fee_cents: row.cents('手续费'),
      at: row.instant('交易时间'),
    },
  ]
}

/** The lines of a bill; after them stand a row of titles and the sums. */
export function readWechatBill(text: string): StatementLine[] {
  const [head = '', ...rows] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const columns = head.split(',')
  const end = rows.findIndex((row) => !row.startsWith('`'))
  return rows.slice(0, end < 0 ? rows.length : end).flatMap((row) => lineOf(new BillRow(columns, cellsOf(row))))
}

/** Payments and refunds of a day. Before 10:00 of the next one a missing bill is not ready, later there was no trade. */
export async function wechatBill(calls: WechatCalls, day: string, now: Date): Promise<StatementLine[]> {
  try {
    const address = readAs(BillAddress, await calls.get(`/v3/bill/tradebill?bill_date=${day}&bill_type=ALL`))
    if (!address) throw new ProviderError('ANSWER_UNREADABLE', '', 'the address of a bill')
    const file = await calls.download(address.download_url)
    const hash = createHash('sha1').update(file).digest('hex')
    if (hash !== address.hash_value.toLowerCase()) throw new ProviderError('ANSWER_FORGED', 'SHA1')
    return readWechatBill(file.toString())
  } catch (error) {
    if (!(error instanceof ProviderError) || error.code !== 'NO_STATEMENT_EXIST') throw error
    if (isBillDue(day, now)) return []
    throw new ProviderError('BILL_NOT_READY', error.code)
  }
}
