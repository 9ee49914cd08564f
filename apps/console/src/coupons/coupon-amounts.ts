import { formatMoney, parseMoney } from '@fangshi/contract/money'

/** An amount of a form as the wire writes it; 0 while it is none. */
export const moneyOf = (value: unknown): string => formatMoney(parseMoney(String(value as string | number)) ?? 0)

/** Whole amounts without their decimals, as on the ticket in the shop. */
export const short = (money: string): string => money.replace(/\.00$/, '')
