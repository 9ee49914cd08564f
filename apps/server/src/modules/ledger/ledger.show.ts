import type { MoneyLog, moneyLogKinds } from '@fangshi/contract/accounts'
import { ledgerEvents } from '@fangshi/contract/ledger-events'
import { localText, type Locale } from '@fangshi/contract/locale'
import { formatMoney } from '@fangshi/contract/money'
import { formatDateTime } from '@fangshi/contract/time'
import type * as z from 'zod/mini'
import type { LogRow } from './ledger.db.ts'

/** A posting on the wire: a signed amount and the running balance; points are whole numbers. */
export function showLog(row: LogRow, kind: (typeof moneyLogKinds)[number], locale: Locale): z.input<typeof MoneyLog> {
  const amount = kind === 'integral' ? String : formatMoney
  return {
    id: row.id,
    name: localText(ledgerEvents[row.event], locale),
    money: `${row.amount > 0 ? '+' : ''}${amount(row.amount)}`,
    balance: amount(row.balance_after),
    info: row.info,
    created_at: formatDateTime(row.created_at),
  }
}
