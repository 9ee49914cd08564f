import { formatMoney, parseMoney } from '@fangshi/contract/money'

/** Whether a typed number has more decimals than the field keeps. */
export const hasMoreDecimals = (text: string, precision: number): boolean =>
  (text.split('.')[1]?.trim().length ?? 0) > precision

/** A number as the field keeps it; money with its two decimals. */
export const shownOf = (value: number | string, isMoney = false): string => {
  const cents = isMoney ? parseMoney(String(value)) : null
  return cents === null ? String(value) : formatMoney(cents)
}
