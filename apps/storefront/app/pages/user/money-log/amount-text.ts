import type { MoneyLogKind } from '~/account/user-queries.ts'

/** An amount of the wire as it is shown: with ¥ except for points; a minus is the typographic one. */
export function amountText(kind: MoneyLogKind, amount: string): string {
  const sign = amount.startsWith('-') ? '−' : amount.startsWith('+') ? '+' : ''
  return `${sign}${kind === 'integral' ? '' : '¥'}${amount.replace(/^[+-]/, '')}`
}
