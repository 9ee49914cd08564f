import type { PaymentSums } from '@fangshi/contract/figures'
import { formatMoney, parseMoney } from '@fangshi/contract/money'

export interface Sums {
  opened: number
  paid: number
  /** As the wire writes money. */
  amount: string
}

/** Attempts and paid bills of all channels; the amounts are added as whole cents. */
export const sumOf = (rows: readonly PaymentSums[]): Sums => ({
  opened: rows.reduce((sum, { opened }) => sum + opened, 0),
  paid: rows.reduce((sum, { paid }) => sum + paid, 0),
  amount: formatMoney(rows.reduce((sum, { amount }) => sum + (parseMoney(amount) ?? 0), 0)),
})

type Counts = Pick<Sums, 'paid' | 'opened'>

/** Paid bills by attempts; null without any. */
export const successOf = ({ paid, opened }: Counts): number | null => (opened ? paid / opened : null)

/** The same as tables and CSV have it, in percent with one decimal. */
export function exactRate(counts: Counts): string {
  const rate = successOf(counts)
  return rate === null ? '' : `${Math.round(rate * 1000) / 10}%`
}
