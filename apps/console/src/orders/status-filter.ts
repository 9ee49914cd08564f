import { maxCounted } from '@fangshi/contract/orders-backoffice'
import type { OrderStatus } from '@fangshi/contract/status'
import { l, type UiText } from '../i18n/ui-text.ts'
import { statuses } from './order-texts.ts'

export interface StatusTab {
  key: string
  label: UiText
  of: readonly OrderStatus[]
}

/** Orders whose group is not full yet wait under those to ship (rules §5). */
export const statusTabs: readonly StatusTab[] = [
  { key: 'all', label: l('全部', 'All'), of: statuses.map(({ value }) => value) },
  ...statuses
    .filter(({ value }) => value !== 'waiting_group')
    .map(({ value, label }) => ({
      key: value,
      label,
      of: value === 'waiting_delivery' ? ([value, 'waiting_group'] as const) : [value],
    })),
]

/** The filter that a tab sets; empty for all orders. */
export const filterOf = ({ key, of }: StatusTab): string =>
  key === 'all' ? '' : of.length > 1 ? `${of.join(',')}|in` : key

/** How many orders stand under a tab; `+` where the server stopped counting. */
export function countOf({ of }: StatusTab, counts: readonly { order_status: OrderStatus; count: number }[]): string {
  const found = counts.filter(({ order_status }) => of.includes(order_status)).map(({ count }) => count)
  const isCut = found.some((count) => count >= maxCounted)
  return `${found.reduce((sum, count) => sum + count, 0)}${isCut ? '+' : ''}`
}
