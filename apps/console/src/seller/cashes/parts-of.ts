import { parseMoney } from '@fangshi/contract/money'
import { feeOf } from '@fangshi/contract/withdrawal-fee'
import type { WithdrawalTerms } from '@fangshi/contract/withdrawals'

/** What of an amount is the fee and what arrives, in cents; null while it is none. */
export function partsOf(
  money: unknown,
  { fee_percent }: Pick<WithdrawalTerms, 'fee_percent'>,
): { fee: number; net: number } | null {
  const cents = parseMoney(String(money ?? ''))
  if (cents === null || cents <= 0) return null
  const fee = feeOf(cents, parseMoney(fee_percent) ?? 0)
  return { fee, net: cents - fee }
}
