import type { ErrorKey } from '@fangshi/contract/errors'
import type { OrderStatus, OrderTab } from '@fangshi/contract/status'
import { parseDateTime } from '@fangshi/contract/time'
import { failFields } from '../../../kernel/fail.ts'
import type { OrderFilter } from './list.db.ts'

/** The statuses under each tab; `waiting_group` shows under waiting_delivery (rules §5). */
const tabStatuses: Record<Exclude<OrderTab, 'all'>, readonly OrderStatus[]> = {
  waiting_payment: ['waiting_payment'],
  waiting_delivery: ['waiting_delivery', 'waiting_group'],
  waiting_receipt: ['waiting_receipt'],
  waiting_comment: ['waiting_comment'],
  after_sale: ['after_sale_refund', 'after_sale_return', 'after_sale_completed'],
}

export interface OrderListQuery {
  tab?: OrderTab | undefined
  keywords?: string | undefined
  /** Days as `YYYY-MM-DD`, both included. */
  from?: string | undefined
  to?: string | undefined
}

const dayMs = 24 * 60 * 60 * 1000

function startOf(day: string | undefined, field: 'from' | 'to'): Date | null {
  if (day === undefined) return null
  const wrong: Record<string, ErrorKey> = { [field]: 'INVALID' }
  return parseDateTime(`${day} 00:00:00`) ?? failFields(wrong)
}

/** The query of the order list as a filter of rows. Throws INVALID_INPUT for a date that does not exist. */
export function filterOf({ tab = 'all', keywords, from, to }: OrderListQuery): OrderFilter {
  const last = startOf(to, 'to')
  return {
    statuses: tab === 'all' ? null : tabStatuses[tab],
    like: keywords ? `%${keywords.replace(/[\\%_]/g, '\\$&')}%` : null,
    from: startOf(from, 'from'),
    before: last && new Date(last.getTime() + dayMs),
  }
}

/** Orders per tab from orders per status. */
export function tabCounts(counts: ReadonlyMap<OrderStatus, number>): Record<OrderTab, number> {
  const sum = (statuses: Iterable<OrderStatus>): number => {
    let n = 0
    for (const status of statuses) n += counts.get(status) ?? 0
    return n
  }
  return {
    all: sum(counts.keys()),
    waiting_payment: sum(tabStatuses.waiting_payment),
    waiting_delivery: sum(tabStatuses.waiting_delivery),
    waiting_receipt: sum(tabStatuses.waiting_receipt),
    waiting_comment: sum(tabStatuses.waiting_comment),
    after_sale: sum(tabStatuses.after_sale),
  }
}
