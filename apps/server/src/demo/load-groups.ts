import { createRandom } from '@fangshi/demo/random'
import { formatDateTime } from '@fangshi/contract/time'
import type { PlannedOrder } from '@fangshi/demo/demo-plan'
import type { Tx } from '../kernel/db/db.ts'
import { groupNumber, payBefore, type OrderTimeouts } from '../modules/orders/public.ts'
import { orderGroups } from '../modules/orders/schema.ts'
import { bills, paymentAttempts } from '../modules/payments/schema.ts'
import { insertKeyed, insertRows, of } from './insert.ts'

/** A checkout with its orders; amounts in cents. */
export interface Group {
  key: string
  group_no: string
  user_id: number
  total_cents: number
  orders: readonly PlannedOrder[]
}

const digits = (random: ReturnType<typeof createRandom>, count: number): string =>
  Array.from({ length: count }, () => random.int(0, 9)).join('')

/** The same numbers for the same plan. */
export function createGroupNumbers(): (placedAt: Date) => string {
  const random = createRandom('order numbers')
  return (placedAt) => groupNumber(placedAt, digits(random, 8))
}

/** All orders of a group were paid or cancelled together, so any of them tells. */
const fateOf = ({ orders }: Group) => orders[0] as PlannedOrder

/** Ids by key. */
export function loadGroups(tx: Tx, groups: readonly Group[], waits: OrderTimeouts): Promise<Map<string, number>> {
  const rows = groups.map((group) => {
    const { placed_at, paid_at, cancelled_at } = fateOf(group)
    const status = paid_at ? 'paid' : cancelled_at ? 'cancelled' : 'open'
    const { key, group_no, user_id, total_cents } = group
    const pay_before = payBefore(placed_at, waits)
    return [key, { group_no, user_id, total_cents, status, pay_before, created_at: placed_at }] as const
  })
  return insertKeyed(tx, orderGroups, rows)
}

/** The bill of each group, and the payment of each paid one; gives the bills' ids by group key. */
export async function loadBills(
  tx: Tx,
  groups: readonly Group[],
  groupIds: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  const rows = groups.map((group) => {
    const { placed_at, paid_at, cancelled_at } = fateOf(group)
    const status = paid_at ? 'paid' : cancelled_at ? 'closed' : 'open'
    const { key, group_no, user_id, total_cents } = group
    const of_group = { kind: 'order_group', ref_id: of(groupIds, key), subject: group_no } as const
    return [key, { ...of_group, user_id, amount_cents: total_cents, status, paid_at, created_at: placed_at }] as const
  })
  const billIds = await insertKeyed(tx, bills, rows)
  const random = createRandom('payment attempts')
  const attempts = groups.flatMap((group): (typeof paymentAttempts.$inferInsert)[] => {
    const { paid_at } = fateOf(group)
    if (!paid_at) return []
    const attempt_no = formatDateTime(paid_at).replace(/\D/g, '') + digits(random, 10)
    const paid = { channel: 'balance', status: 'succeeded', created_at: paid_at } as const
    return [{ ...paid, bill_id: of(billIds, group.key), attempt_no, amount_cents: group.total_cents }]
  })
  await insertRows(tx, paymentAttempts, attempts)
  return billIds
}
