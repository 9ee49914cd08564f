import type { MoneyLog, moneyLogKinds } from '@fangshi/contract/accounts'
import { ledgerEvents } from '@fangshi/contract/ledger-events'
import { localText, type Locale } from '@fangshi/contract/locale'
import { formatMoney } from '@fangshi/contract/money'
import { formatDateTime } from '@fangshi/contract/time'
import type * as z from 'zod/mini'
import type { LogRow, MonthRow } from './money-log.db.ts'

type Kind = (typeof moneyLogKinds)[number]

const amountIn = (kind: Kind): ((amount: number) => string) => (kind === 'integral' ? String : formatMoney)

/** The sums of a month on the wire, both without a sign. */
export const showMonth = ({ month, income, spending }: MonthRow, kind: Kind) => ({
  month,
  in: amountIn(kind)(income),
  out: amountIn(kind)(spending),
})

/** A posting on the wire: a signed amount and the running balance; points are whole numbers. */
export function showLog(row: LogRow, kind: Kind, locale: Locale): z.input<typeof MoneyLog> {
  const amount = amountIn(kind)
  return {
    id: row.id,
    event: row.event,
    name: localText(ledgerEvents[row.event], locale),
    money: `${row.amount > 0 ? '+' : ''}${amount(row.amount)}`,
    balance: amount(row.balance_after),
    info: row.info,
    created_at: formatDateTime(row.created_at),
  }
}
