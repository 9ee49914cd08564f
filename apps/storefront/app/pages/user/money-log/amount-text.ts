import type { MoneyLogKind } from '~/account/user-queries.ts'

/** A wire amount as shown: with ¥ except for points, and with a typographic minus. */
export function amountText(kind: MoneyLogKind, amount: string): string {
  const sign = amount.startsWith('-') ? '−' : amount.startsWith('+') ? '+' : ''
  return `${sign}${kind === 'integral' ? '' : '¥'}${amount.replace(/^[+-]/, '')}`
}
