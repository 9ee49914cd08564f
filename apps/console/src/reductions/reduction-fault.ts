import { parseMoney } from '@fangshi/contract/money'

const cents = (value: unknown): number => parseMoney(String(value as string | number)) ?? 0

/** A full reduction takes off less than the amount from which it does; while that is empty there is nothing to compare. */
export const reductionFault = (money: unknown, use_money: unknown): 'REDUCTION_TOO_HIGH' | undefined =>
  use_money && cents(money) >= cents(use_money) ? 'REDUCTION_TOO_HIGH' : undefined
