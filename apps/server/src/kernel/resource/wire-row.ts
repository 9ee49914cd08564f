import { formatMoney } from '@fangshi/contract/money'
import { formatDateTime } from '@fangshi/contract/time'

type Fields = Readonly<Record<string, unknown>>

/** A stored row under the names of a wire shape: instants as date and time, `…_cents` columns as money with two decimals. */
export function toWire(row: Fields, names: readonly string[]): Record<string, unknown> {
  const wire: Record<string, unknown> = {}
  for (const name of names) {
    const value = row[name]
    const cents = row[`${name}_cents`]
    if (value instanceof Date) wire[name] = formatDateTime(value)
    else if (value !== undefined) wire[name] = value
    else if (typeof cents === 'number') wire[name] = formatMoney(cents)
  }
  return wire
}

/** A decoded form under the names of the table's columns. */
export function toColumns(form: Fields, columns: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(form)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name in columns ? name : `${name}_cents`, value] as const)
      .filter(([name]) => name in columns),
  )
}
