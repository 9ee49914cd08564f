import type { BankCard } from '@fangshi/contract/bank-cards'
import { formatMoney, parseMoney } from '@fangshi/contract/money'
import { feeOf } from '@fangshi/contract/withdrawal-fee'
import type { WithdrawalTerms } from '@fangshi/contract/withdrawals'
import { links } from '~/routing/links.ts'

interface Known {
  terms: Pick<WithdrawalTerms, 'real_name' | 'has_pay_password'>
  cards: readonly Pick<BankCard, 'id'>[]
}

/** The first step that is missing before anything can be withdrawn; null if none is. */
export function stepBefore({ terms, cards }: Known) {
  if (terms.real_name === null)
    return { text: 'needRealName', action: 'withdrawal:goRealName', to: links.realName() } as const
  if (!terms.has_pay_password) {
    const to = links.safePayPassword(links.withdrawals())
    return { text: 'needPayPassword', action: 'withdrawal:goPayPassword', to } as const
  }
  return cards.length ? null : ({ text: 'needCard', action: 'bankCard:add', to: links.bankCards() } as const)
}

/** The fee of an amount and what arrives; null while the text is no valid amount. `percent`: such as `0.60`. */
export function feeParts(money: string, percent: string): { fee: string; net: string } | null {
  const cents = parseMoney(money)
  if (cents === null || cents <= 0) return null
  const fee = feeOf(cents, parseMoney(percent) ?? 0)
  return { fee: formatMoney(fee), net: formatMoney(cents - fee) }
}
