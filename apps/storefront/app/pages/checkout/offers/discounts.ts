import type { Quote } from '@fangshi/contract/quote'
import { formatMoney, parseMoney } from '@fangshi/contract/money'

type Step = Quote['stores'][number]['steps'][number]

/** The discounts among the steps of a price, each rule once: a platform's coupon has a share in several stores. */
export function discountsOf(steps: readonly Step[]): { rule: string; amount: string }[] {
  const cents = new Map<string, number>()
  for (const { kind, rule, amount } of steps) {
    if (kind === 'discount') cents.set(rule, (cents.get(rule) ?? 0) + Math.abs(parseMoney(amount) ?? 0))
  }
  return [...cents].map(([rule, sum]) => ({ rule, amount: formatMoney(sum) }))
}
